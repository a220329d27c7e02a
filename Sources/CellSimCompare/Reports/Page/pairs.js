// Shows a pair of pictures: side by side, with a slider, as an onion skin, in turn, or as a heat map. Reports and the pages of
// `serve` use it.
const pairViewer = (() => {
  const { element, narrow } = page;
  const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"], ["heat", "Heat map"]];

  // A picture, or a canvas, at a scale: crisp where it is enlarged, else every pixel of the screen is the mean of the
  // picture's that it covers. Screen readers read the name.
  function canvas(picture, scale, name) {
    const share = Math.min(1, scale * devicePixelRatio);
    const size = (side) => Math.max(1, Math.round(side * share));
    const made = element("canvas", { width: size(picture.width), height: size(picture.height), role: "img", ariaLabel: name });
    const sheet = made.getContext("2d");
    sheet.imageSmoothingQuality = "high";
    sheet.drawImage(halved(picture, share), 0, 0, made.width, made.height);
    made.classList.toggle("enlarged", scale >= 1);
    made.style.width = picture.width * scale + "px";
    made.style.height = picture.height * scale + "px";
    return made;
  }

  // Drawing looks at few pixels around each point: what is to become much smaller is halved before.
  function halved(picture, share) {
    let [part, left] = [picture, share];
    while (left < 0.5) {
      const half = new OffscreenCanvas(Math.max(1, part.width >> 1), Math.max(1, part.height >> 1));
      const sheet = half.getContext("2d");
      sheet.imageSmoothingQuality = "high";
      sheet.drawImage(part, 0, 0, half.width, half.height);
      [part, left] = [half, left * 2];
    }
    return part;
  }

  // The strength of each pixel's difference from dark blue over red to yellow, before the paled reference.
  function heat(a, b) {
    const width = Math.max(a.width, b.width), height = Math.max(a.height, b.height);
    const read = (picture) => {
      const sheet = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      sheet.drawImage(picture, 0, 0);
      return sheet.getImageData(0, 0, width, height).data;
    };
    const made = new OffscreenCanvas(width, height);
    const sheet = made.getContext("2d");
    let first, second;
    try {
      [first, second] = [read(a), read(b)];
    } catch {
      // The pixels of files beside a page from disk are not to be read; drawing can subtract them all the same.
      return subtracted(made, a, b);
    }
    const out = sheet.createImageData(width, height);
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
    return made;
  }

  // The differences on black, sixteen times as bright.
  function subtracted(made, a, b) {
    const sheet = made.getContext("2d");
    sheet.fillRect(0, 0, made.width, made.height);
    sheet.drawImage(a, 0, 0);
    sheet.globalCompositeOperation = "difference";
    sheet.drawImage(b, 0, 0);
    sheet.globalCompositeOperation = "lighter";
    for (let times = 0; times < 4; times++) sheet.drawImage(made, 0, 0);
    return made;
  }

  // Makes a viewer that draws into an element.
  // view: { mode, fraction, boxes, chosen }, which several viewers may share.
  // word: what the pictures are called; name: what they show; scale: their scale in so many columns, by default what fits;
  // onSheet: receives each picture's element.
  function make(stage, view, { word = (kind) => kind, name = () => "", scale, onSheet = () => {} } = {}) {
    let pictures = {}, boxes = [], ticker = 0, turn = 0;
    const both = () => pictures.reference && pictures.actual;
    const widest = (side) => Math.max(1, ...Object.values(pictures).filter(Boolean).map((p) => p[side]));

    // How much of its size a picture has in so many columns.
    function fitting(columns) {
      const style = getComputedStyle(stage);
      const free = stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const room = (free - 16 * (columns - 1)) / columns - 2;
      return Math.min(1, Math.max(0.05, room / widest("width")));
    }

    function columns() {
      if (view.mode !== "side") return 1;
      return Math.max(1, Object.values(pictures).filter(Boolean).length + (both() ? 1 : 0));
    }

    // Pictures stand one below the other where they are wide and would else be small, and on narrow screens.
    function isStacked() {
      if (narrow.matches) return true;
      if (scale) return false;
      return fitting(columns()) < 1 && widest("width") > widest("height") * 1.5;
    }

    function current() {
      if (scale) return scale(columns());
      return view.zoom || fitting(isStacked() ? 1 : columns());
    }

    function sheet(...layers) {
      const made = element("div", { className: "sheet" }, ...layers);
      if (view.boxes) made.append(...boxes.map((box, index) => frame(box, current(), index === view.chosen)));
      onSheet(made);
      return made;
    }

    const figure = (title, ...layers) => element("figure", {}, element("figcaption", { textContent: title }), sheet(...layers));
    const drawn = (kind, picture = pictures[kind]) => canvas(picture, current(), `${name()}, ${kind === "difference" ? kind : word(kind)}`);
    const title = (kind) => `${word(kind)} ${pictures[kind].width} × ${pictures[kind].height}`;

    function upper(kind) {
      const made = drawn(kind);
      made.classList.add("over");
      return made;
    }

    function slide(label) {
      const input = element("input", { type: "range", min: 0, max: 100, value: view.fraction, className: "fraction", ariaLabel: label });
      input.addEventListener("input", () => { view.fraction = Number(input.value); place(); });
      return element("div", { className: "slide" }, word("reference"), input, word("actual"));
    }

    // Brings the slider's or the onion skin's upper picture to where the fraction says.
    function place() {
      const over = stage.querySelector(".over");
      if (!over) return;
      const handle = stage.querySelector(".handle");
      if (view.mode === "slider") {
        over.style.clipPath = `inset(0 0 0 ${view.fraction}%)`;
        if (handle) handle.style.left = view.fraction + "%";
      } else {
        over.style.opacity = view.fraction / 100;
      }
      const input = stage.querySelector(".fraction");
      if (input) input.value = view.fraction;
    }

    const drawers = {
      side() {
        const row = element("div", { className: isStacked() ? "row stacked" : "row" });
        for (const kind of ["reference", "actual"]) if (pictures[kind]) row.append(figure(title(kind), drawn(kind)));
        if (both()) row.append(figure("difference", drawn("difference", heat(pictures.reference, pictures.actual))));
        return [row];
      },
      slider() {
        const made = figure("drag to uncover", drawn("reference"), upper("actual"), element("div", { className: "handle" }));
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
      onion: () => [slide("Opacity"), figure("overlaid", drawn("reference"), upper("actual"))],
      blink: () => [figure(`${word("reference")} and ${word("actual")} alternating`, drawn("reference"), upper("actual"))],
      heat: () => [figure("size of the differences", drawn("difference", heat(pictures.reference, pictures.actual)))],
    };

    function stop() { clearInterval(ticker); }

    // Draws what was shown last, in the way that the view says now.
    function draw() {
      stop();
      stage.replaceChildren();
      if (!pictures.reference && !pictures.actual) return;
      stage.append(...drawers[both() ? view.mode : "side"]());
      place();
      if (view.mode !== "blink" || !both()) return;
      turn = 0;
      const blink = () => {
        const over = stage.querySelector(".over");
        if (!over) return stop();
        over.style.opacity = turn++ % 2;
        stage.querySelector("figcaption").textContent = word(turn % 2 ? "reference" : "actual");
      };
      blink();
      ticker = setInterval(blink, 600);
    }

    function show(pair, found = []) {
      [pictures, boxes] = [pair, found];
      draw();
    }

    return { show, draw, stop, place, scale: current };
  }

  // The frame of a difference, around it at a scale.
  function frame(box, scale, isChosen) {
    const made = element("div", { className: "box" + (isChosen ? " chosen" : "") });
    Object.assign(made.style, {
      left: box.x * scale - 3 + "px", top: box.y * scale - 3 + "px",
      width: box.width * scale + 6 + "px", height: box.height * scale + 6 + "px",
    });
    return made;
  }

  // Buttons for the ways to see a pair.
  function buttons(choose) {
    return modes.map(([mode, words]) => {
      const made = element("button", { textContent: words });
      made.dataset.mode = mode;
      made.addEventListener("click", () => choose(mode));
      return made;
    });
  }

  function press(group, mode) {
    for (const button of group.children) button.setAttribute("aria-pressed", button.dataset.mode === mode);
  }

  // The fraction after a step, where there is a slider.
  function slideBy(view, step) {
    if (view.mode !== "slider" && view.mode !== "onion") return false;
    view.fraction = Math.min(100, Math.max(0, view.fraction + step));
    return true;
  }

  return { make, canvas, frame, buttons, press, slideBy, modes: modes.map(([mode]) => mode) };
})();
