// Many pictures at once, which fill the width; those out of sight are not drawn.
const pictureGrid = (() => {
  const { element } = page;
  const chunk = 120, maximumBoxes = 50;
  const state = { size: 180 };
  let seen = null;

  // decode: gives a picture by a case's number; title: its name; open: shows it alone; boxes: its differences.
  function make(stage, numbers, { decode, title, state: mark, open, boxes }) {
    stop();
    const cards = element("div", { className: "grid", role: "group", ariaLabel: "Pictures" });
    const end = element("div", { className: "end" });
    const input = element("input", { type: "range", min: 80, max: 640, step: 10, id: "size", value: state.size, ariaLabel: "Size of the pictures" });
    input.addEventListener("input", () => resize(Number(input.value)));
    stage.replaceChildren(element("div", { className: "slide" }, "small", input, "large"), cards, end);
    resize(state.size);
    let next = 0;
    seen = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        if (entry.target === end) more();
        else draw(entry.target);
      }
    }, { rootMargin: "300px" });
    function more() {
      for (const number of numbers.slice(next, next + chunk)) cards.append(card(number));
      next += chunk;
      seen.unobserve(end);
      if (next < numbers.length) seen.observe(end);
    }
    function card(number) {
      const made = element("button", { className: "card", title: title(number) }, element("span", { className: "picture" }),
        element("span", { className: "caption" }, element("span", { className: "mark " + mark(number) }), element("bdi", { textContent: title(number) })));
      made.number = number;
      made.addEventListener("click", () => open(number));
      seen.observe(made);
      return made;
    }
    async function draw(made) {
      const room = made.querySelector(".picture");
      const drawn = room.querySelector("canvas");
      // It stays observed: pictures that grow are drawn again.
      if (drawn && drawn.width >= Math.min(drawn.full, room.clientWidth * devicePixelRatio)) return;
      if (made.isBusy) return;
      made.isBusy = true;
      const picture = await decode(made.number);
      made.isBusy = false;
      if (!picture || !made.isConnected) return;
      const scale = Math.min(1, room.clientWidth / picture.width);
      const sheet = pairViewer.canvas(picture, scale, title(made.number));
      sheet.full = picture.width;
      Object.assign(sheet.style, { width: "100%", height: "auto", maxWidth: picture.width + "px" });
      const frames = boxes(made.number).slice(0, maximumBoxes).map((box) => {
        const frame = element("span", { className: "box" });
        const share = (part, whole) => `calc(${(100 * part) / whole}% - 2px)`;
        Object.assign(frame.style, { left: share(box.x, picture.width), top: share(box.y, picture.height) });
        Object.assign(frame.style, { width: `calc(${(100 * box.width) / picture.width}% + 4px)`, height: `calc(${(100 * box.height) / picture.height}% + 4px)` });
        return frame;
      });
      room.replaceChildren(element("span", { className: "sheet" }, sheet, ...frames));
      if (picture.close) picture.close();
    }
    function resize(size) {
      state.size = Math.min(640, Math.max(80, size));
      cards.style.setProperty("--size", state.size + "px");
      input.value = state.size;
      // What is in sight is looked at again.
      if (!seen) return;
      for (const made of cards.children) {
        seen.unobserve(made);
        seen.observe(made);
      }
    }
    more();
    return { resize: (factor) => resize(factor ? state.size * factor : 180) };
  }

  function stop() {
    if (seen) seen.disconnect();
    seen = null;
  }

  return { make, stop };
})();
