"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const cases = JSON.parse($("report").textContent);
  // A report of wanted changes has no failures.
  const words = $("report").dataset.changes === "true" ? { failed: "changed", missing: "deleted", new: "added" } : {};
  const states = ["failed", "all", "different", "missing", "unreadable", "new", "recorded", "same"];
  const modes = ["side", "slider", "onion", "blink", "heat"];
  const narrow = matchMedia("(max-width: 45rem)");
  const isGood = (one) => one.state === "same" || one.state === "recorded";
  const belongs = (one, state) => state === "all" || (state === "failed" ? !isGood(one) : one.state === state);
  const view = { at: -1, filter: "all", words: "", mode: "side", zoom: 0, fraction: 50, boxes: true, chosen: -1 };
  let shown = [], pictures = {}, ticker = 0, turn = 0;

  // Pictures stand in the page as base64 and are decoded when they are looked at.
  async function decode(id) {
    const holder = id && $(id);
    if (!holder) return null;
    const bytes = Uint8Array.from(atob(holder.textContent), (c) => c.charCodeAt(0));
    try {
      return await createImageBitmap(new Blob([bytes], { type: "image/png" }), { premultiplyAlpha: "none" });
    } catch {
      return null;
    }
  }

  function element(tag, props = {}, ...children) {
    const made = Object.assign(document.createElement(tag), props);
    made.append(...children);
    return made;
  }

  function canvas(picture) {
    const made = element("canvas", { width: picture.width, height: picture.height });
    made.getContext("2d").drawImage(picture, 0, 0);
    return scaled(made);
  }

  function scaled(made) {
    made.classList.toggle("enlarged", scale() >= 1);
    made.style.width = made.width * scale() + "px";
    made.style.height = made.height * scale() + "px";
    return made;
  }

  function widest(side) { return Math.max(1, ...Object.values(pictures).filter(Boolean).map((p) => p[side])); }

  // How much of its size a picture has in so many columns.
  function fitting(columns) {
    const style = getComputedStyle($("stage"));
    const free = $("stage").clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const room = (free - 16 * (columns - 1)) / columns - 2;
    return Math.min(1, Math.max(0.05, room / widest("width")));
  }

  // Pictures stand one below the other where they are wide and would else be small, and on narrow screens.
  function isStacked() {
    if (narrow.matches) return true;
    return fitting(columns()) < 1 && widest("width") > widest("height") * 1.5;
  }

  function columns() {
    if (view.mode !== "side") return 1;
    return Math.max(1, Object.values(pictures).filter(Boolean).length + (both() ? 1 : 0));
  }

  function scale() {
    if (view.zoom) return view.zoom;
    return fitting(isStacked() ? 1 : columns());
  }

  const both = () => pictures.reference && pictures.actual;

  // The strength of each pixel's difference from dark blue over red to yellow, before the paled reference.
  function heat() {
    const a = pictures.reference, b = pictures.actual;
    const width = Math.max(a.width, b.width), height = Math.max(a.height, b.height);
    const read = (picture) => {
      const sheet = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      sheet.drawImage(picture, 0, 0);
      return sheet.getImageData(0, 0, width, height).data;
    };
    const first = read(a), second = read(b);
    const made = element("canvas", { width, height });
    const sheet = made.getContext("2d"), out = sheet.createImageData(width, height);
    for (let i = 0; i < first.length; i += 4) {
      let most = 0;
      for (let c = 0; c < 4; c++) most = Math.max(most, Math.abs(first[i + c] - second[i + c]));
      if (most === 0) {
        const grey = 255 - (255 - (first[i] * 3 + first[i + 1] * 6 + first[i + 2]) / 10) * (first[i + 3] / 255) / 5;
        out.data.set([grey, grey, grey, 255], i);
      } else {
        const heat = 0.25 + (0.75 * most) / 255;
        out.data.set([255 * Math.min(1, heat * 1.6), 255 * Math.max(0, heat * 2 - 1), 160 * Math.max(0, 1 - heat * 1.6), 255], i);
      }
    }
    sheet.putImageData(out, 0, 0);
    return scaled(made);
  }

  function sheet(...layers) {
    const made = element("div", { className: "sheet" }, ...layers);
    const one = cases[shown[view.at]];
    if (view.boxes) {
      (one.boxes || []).forEach((box, index) => {
        const frame = element("div", { className: "box" + (index === view.chosen ? " chosen" : "") });
        const s = scale();
        Object.assign(frame.style, {
          left: box.x * s - 3 + "px", top: box.y * s - 3 + "px",
          width: box.width * s + 6 + "px", height: box.height * s + 6 + "px",
        });
        made.append(frame);
      });
    }
    return made;
  }

  function figure(title, ...layers) {
    return element("figure", {}, element("figcaption", { textContent: title }), sheet(...layers));
  }

  // What the pictures are called: a leak shows a new cell and one that showed another record before.
  const word = (kind) => cases[shown[view.at]].kind !== "reuse" ? kind : kind === "reference" ? "new cell" : "used again";

  function title(kind) {
    const picture = pictures[kind];
    return `${word(kind)} ${picture.width} × ${picture.height}`;
  }

  function slide(label) {
    const input = element("input", { type: "range", min: 0, max: 100, value: view.fraction, id: "fraction" });
    input.setAttribute("aria-label", label);
    input.addEventListener("input", () => { view.fraction = Number(input.value); place(); });
    return element("div", { className: "slide" }, word("reference"), input, word("actual"));
  }

  // Brings the slider's or the onion skin's upper picture to where the fraction says.
  function place() {
    const over = document.querySelector("#stage .over");
    if (!over) return;
    if (view.mode === "slider") {
      over.style.clipPath = `inset(0 0 0 ${view.fraction}%)`;
      document.querySelector("#stage .handle").style.left = view.fraction + "%";
    } else {
      over.style.opacity = view.fraction / 100;
    }
    const input = $("fraction");
    if (input) input.value = view.fraction;
  }

  function upper(picture) {
    const made = canvas(picture);
    made.classList.add("over");
    return made;
  }

  const drawers = {
    side() {
      const row = element("div", { className: isStacked() ? "row stacked" : "row" });
      for (const kind of ["reference", "actual"]) if (pictures[kind]) row.append(figure(title(kind), canvas(pictures[kind])));
      if (both()) row.append(figure("difference", heat()));
      return [row];
    },
    slider() {
      const handle = element("div", { className: "handle" });
      const made = figure("drag to uncover", canvas(pictures.reference), upper(pictures.actual), handle);
      const surface = made.querySelector(".sheet");
      const follow = (event) => {
        if (event.type === "pointermove" && !event.buttons) return;
        const frame = surface.getBoundingClientRect();
        view.fraction = Math.round(Math.min(100, Math.max(0, ((event.clientX - frame.left) * 100) / frame.width)));
        place();
      };
      surface.addEventListener("pointerdown", follow);
      surface.addEventListener("pointermove", follow);
      return [slide("Slider"), made];
    },
    onion: () => [slide("Opacity"), figure("laid over each other", canvas(pictures.reference), upper(pictures.actual))],
    blink: () => [figure(`${word("reference")} and ${word("actual")} in turn`, canvas(pictures.reference), upper(pictures.actual))],
    heat: () => [figure("strength of the differences", heat())],
  };

  function draw() {
    clearInterval(ticker);
    const stage = $("stage");
    stage.replaceChildren();
    for (const button of $("modes").children) button.setAttribute("aria-pressed", button.dataset.mode === view.mode);
    if (view.at < 0) {
      stage.append(element("p", { className: "empty", textContent: "No case matches." }));
      return;
    }
    const hasPicture = pictures.reference || pictures.actual;
    document.body.classList.toggle("pictureless", !hasPicture);
    if (!hasPicture) {
      stage.append(texts(cases[shown[view.at]]));
      return;
    }
    $("zoom").textContent = Math.round(scale() * 100) + " %";
    stage.append(...drawers[both() ? view.mode : "side"]());
    place();
    if (view.mode === "blink" && both()) {
      turn = 0;
      const blink = () => {
        const over = stage.querySelector(".over");
        over.style.opacity = turn++ % 2;
        stage.querySelector("figcaption").textContent = word(turn % 2 ? "reference" : "actual");
      };
      blink();
      ticker = setInterval(blink, 600);
    }
    stage.dataset.ready = shown[view.at] + ":" + view.mode;
  }

  // What a case without pictures has to show: the lines that differ, or those of a text that nothing was compared with.
  function texts(one) {
    const patch = parts(one).patch;
    if (patch.length) return lines(patch);
    if (one.text) return lines(["@@ new text @@", ...one.text.split("\n").map((line) => "+" + line)]);
    const message = isGood(one) ? "Nothing differs." : one.summary ? "What is known is said above." : "There is no picture of this case.";
    return element("p", { className: "empty", textContent: message });
  }

  // A message's words, and the lines of the patch that may follow them.
  function parts(one) {
    const all = (one.summary || one.state).split("\n");
    const start = all.findIndex((line) => /^@@ .*@@/.test(line));
    return start < 0 ? { words: all, patch: [] } : { words: all.slice(0, start), patch: all.slice(start) };
  }

  const removed = /^[-\u2212]/, added = /^\+/, mostLines = 3000;

  // A patch in two colours, with the numbers of the lines; in lines that were changed the middle is marked.
  function lines(patch) {
    const block = element("div", { className: "patch", role: "table", ariaLabel: "Differing lines" });
    let before = 0, after = 0;
    // Carriage returns are all that sets some lines apart.
    patch = patch.map((line) => line.replace(/\r/g, "␍"));
    const row = (kind, old, now, sign, ...words) => block.append(
      element("div", { className: kind, role: "row" }, element("span", { className: "number", textContent: old }),
        element("span", { className: "number", textContent: now }), element("span", { className: "sign", textContent: sign }),
        element("span", { className: "line" }, ...words)));
    for (let at = 0; at < Math.min(patch.length, mostLines); at++) {
      const line = patch[at];
      const head = /^@@ .*?(\d+),\d+ .*?(\d+),\d+ @@/.exec(line);
      if (/^@@ .*@@/.test(line)) {
        if (head) [before, after] = [Number(head[1]) - 1, Number(head[2]) - 1];
        row("head", "", "", "", line);
      } else if (removed.test(line) && partner(patch, at) > 0) {
        const other = patch[partner(patch, at)].slice(1);
        row("removed", ++before, "", "−", ...marked(line.slice(1), other));
      } else if (removed.test(line)) {
        row("removed", ++before, "", "−", line.slice(1));
      } else if (added.test(line)) {
        const other = partner(patch, at) >= 0 ? patch[partner(patch, at)].slice(1) : null;
        row("added", "", ++after, "+", ...(other === null ? [line.slice(1)] : marked(line.slice(1), other)));
      } else {
        row("same", ++before, ++after, "", line.slice(1));
      }
    }
    if (patch.length > mostLines) row("head", "", "", "", `… and ${patch.length - mostLines} more lines`);
    return block;
  }

  // The line that a changed one was before or is now: of as many removed as added lines in a row, the one in the same
  // place. -1 for none.
  function partner(patch, at) {
    const isRemoved = removed.test(patch[at]);
    let start = at;
    while (start > 0 && (removed.test(patch[start - 1]) || (!isRemoved && added.test(patch[start - 1])))) start--;
    let middle = start;
    while (middle < patch.length && removed.test(patch[middle])) middle++;
    let end = middle;
    while (end < patch.length && added.test(patch[end])) end++;
    const count = middle - start;
    if (!count || end - middle !== count) return -1;
    return isRemoved ? at + count : at - count;
  }

  // A line with what sets it apart from another one marked, unless that is nearly all of it.
  function marked(line, other) {
    const a = [...line], b = [...other];
    const least = Math.min(a.length, b.length);
    let start = 0, end = 0;
    while (start < least && a[start] === b[start]) start++;
    while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
    if (start + end < least / 3) return [line];
    const text = (from, to) => a.slice(from, to).join("");
    return [text(0, start), element("mark", { textContent: text(start, a.length - end) }), text(a.length - end)];
  }

  function kindOf(box) {
    if (box.kind === "moved") return `moved by ${box.dx}, ${box.dy}`;
    return { color: "colour", glyphEdges: "glyph edges" }[box.kind] || box.kind;
  }

  function describe(one) {
    const about = $("about");
    about.replaceChildren(
      element("div", { className: "headline" }, element("span", { className: "state " + one.state, textContent: stateOf(one) }),
        element("h2", {}, element("bdi", { textContent: one.name }))));
    const message = parts(one).words.join("\n").trim();
    if (message && message !== one.state) about.append(element("p", { className: "words", textContent: message }));
    const paths = element("dl", { className: "paths" });
    for (const kind of ["reference", "actual", "difference"]) {
      if (one[kind]) paths.append(element("dt", { textContent: word(kind) }), element("dd", {}, element("bdi", { textContent: one[kind] })));
    }
    if (one.source) paths.append(element("dt", { textContent: "test" }), element("dd", {}, element("bdi", { textContent: one.source })));
    if (paths.children.length) about.append(paths);
    if (!one.boxes || !one.boxes.length) return;
    const row = element("div", { id: "findings" });
    one.boxes.forEach((box, index) => {
      const button = element("button", { textContent: `${kindOf(box)} · ${box.differentPixels} px` });
      button.addEventListener("click", () => choose(index));
      row.append(button);
    });
    about.append(row);
  }

  const stateOf = (one) => one.kind === "reuse" && one.state === "different" ? "leak" : words[one.state] || one.state;

  function choose(index) {
    view.chosen = index;
    view.boxes = true;
    $("boxes").setAttribute("aria-pressed", true);
    draw();
    const frame = document.querySelector("#stage .box.chosen");
    if (frame) frame.scrollIntoView({ block: "center", inline: "center" });
  }

  async function show(at) {
    view.at = shown.length ? Math.min(Math.max(0, at), shown.length - 1) : -1;
    view.chosen = -1;
    for (const button of $("list").querySelectorAll("[aria-current=true]")) button.removeAttribute("aria-current");
    for (const picture of Object.values(pictures)) if (picture) picture.close();
    pictures = {};
    if (view.at < 0) {
      $("about").replaceChildren();
      $("place").textContent = "";
      draw();
      return;
    }
    const number = shown[view.at], one = cases[number];
    const button = $("list").children[view.at];
    button.setAttribute("aria-current", true);
    // Not the page itself, on narrow screens.
    const list = $("list");
    list.scrollTop = Math.min(Math.max(list.scrollTop, button.offsetTop + button.offsetHeight - list.clientHeight), button.offsetTop);
    describe(one);
    $("place").textContent = `${view.at + 1} of ${shown.length}`;
    const [reference, actual] = await Promise.all([decode(one.r), decode(one.a)]);
    if (shown[view.at] !== number) return;
    pictures = { reference, actual };
    draw();
  }

  function list() {
    const wanted = view.words.toLowerCase();
    const now = shown[view.at];
    shown = [];
    const rows = [];
    cases.forEach((one, index) => {
      if (!belongs(one, view.filter)) return;
      if (wanted && !one.name.toLowerCase().includes(wanted)) return;
      const place = shown.push(index) - 1;
      const row = element("button", {}, element("span", { className: "mark " + one.state, title: stateOf(one) }),
        element("bdi", { className: "name", textContent: one.name }),
        element("span", { className: "fraction", textContent: one.fraction || "" }));
      row.addEventListener("click", () => show(place));
      rows.push(row);
    });
    $("list").replaceChildren(...rows);
    for (const button of $("states").children) button.setAttribute("aria-pressed", button.dataset.state === view.filter);
    return show(Math.max(0, shown.indexOf(now)));
  }

  function filter(state) { view.filter = state; list(); }
  function mode(name) { view.mode = name; draw(); }
  function zoom(factor) {
    view.zoom = factor ? Math.min(16, Math.max(0.05, scale() * factor)) : 0;
    draw();
  }
  function theme() {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
  }
  function boxes() {
    view.boxes = !view.boxes;
    $("boxes").setAttribute("aria-pressed", view.boxes);
    draw();
  }
  function slideBy(step) {
    if (view.mode !== "slider" && view.mode !== "onion") return false;
    view.fraction = Math.min(100, Math.max(0, view.fraction + step));
    place();
    return true;
  }
  function nextFinding() {
    const count = view.at < 0 ? 0 : (cases[shown[view.at]].boxes || []).length;
    if (count) choose((view.chosen + 1) % count);
  }

  const used = states.filter((state) => state === "all" || cases.some((one) => belongs(one, state)));
  const keys = {
    j: () => show(view.at + 1), ArrowDown: () => show(view.at + 1),
    k: () => show(view.at - 1), ArrowUp: () => show(view.at - 1),
    ArrowLeft: () => slideBy(-5), ArrowRight: () => slideBy(5),
    "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8), "0": () => zoom(0),
    n: nextFinding, b: boxes, t: theme, "?": () => $("keys").showModal(),
    f: () => filter(used[(used.indexOf(view.filter) + 1) % used.length]),
    "/": () => $("search").focus(),
  };
  modes.forEach((name, index) => { keys[index + 1] = () => mode(name); });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open) return;
    if (event.target.matches("input")) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  for (const state of used) {
    const count = cases.filter((one) => belongs(one, state)).length;
    const button = element("button", { textContent: `${words[state] || state} ${count}` });
    button.dataset.state = state;
    button.addEventListener("click", () => filter(state));
    $("states").append(button);
  }
  for (const button of $("modes").children) button.addEventListener("click", () => mode(button.dataset.mode));
  $("previous").addEventListener("click", () => show(view.at - 1));
  $("next").addEventListener("click", () => show(view.at + 1));
  $("search").addEventListener("input", () => { view.words = $("search").value; list(); });
  $("smaller").addEventListener("click", () => zoom(0.8));
  $("larger").addEventListener("click", () => zoom(1.25));
  $("zoom").addEventListener("click", () => zoom(0));
  $("boxes").addEventListener("click", boxes);
  $("theme").addEventListener("click", theme);
  $("help").addEventListener("click", () => $("keys").showModal());
  addEventListener("resize", () => { if (!view.zoom) draw(); });
  document.documentElement.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  if (used.includes("failed")) view.filter = "failed";
  list();
})();
