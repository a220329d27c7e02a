(() => {
  const { $, narrow, element, theme } = page;
  const cases = JSON.parse($("report").textContent);
  // A report of wanted changes has no failures.
  const words = $("report").dataset.changes === "true" ? { failed: "changed", missing: "deleted", new: "added" } : {};
  const states = ["failed", "all", "different", "missing", "unreadable", "new", "recorded", "same", "incomplete"];
  const modes = ["side", "slider", "onion", "blink", "heat"];
  const isGood = (one) => one.state === "same" || one.state === "recorded";
  const belongs = (one, state) => state === "all" || (state === "failed" ? !isGood(one) :
    state === "incomplete" ? Boolean(one.lacks) : one.state === state);
  const view = { at: -1, filter: "all", words: "", mode: "side", zoom: 0, fraction: 50, boxes: true, chosen: -1 };
  let shown = [], rows = [], pictures = {}, ticker = 0, turn = 0;

  // Pictures stand in the page as base64, or in a folder beside it, and are decoded when they are looked at.
  const folder = $("report").dataset.folder;
  async function decode(id, options = {}) {
    if (!id) return null;
    try {
      return await createImageBitmap(await (folder ? loaded(id) : embedded(id)), { premultiplyAlpha: "none", ...options });
    } catch {
      return null;
    }
  }

  function embedded(id) {
    const bytes = Uint8Array.from(atob($(id).textContent), (c) => c.charCodeAt(0));
    return new Blob([bytes], { type: "image/png" });
  }

  async function loaded(name) {
    const image = new Image();
    image.src = `${encodeURIComponent(folder)}/${name}`;
    await image.decode();
    return image;
  }

  // A picture, or a canvas, at the scale of the view: crisp where it is enlarged, else every pixel of the screen is the mean
  // of the picture's that it covers.
  function canvas(picture) {
    const share = Math.min(1, scale() * devicePixelRatio);
    const size = (side) => Math.max(1, Math.round(side * share));
    const made = element("canvas", { width: size(picture.width), height: size(picture.height) });
    const sheet = made.getContext("2d");
    sheet.imageSmoothingQuality = "high";
    sheet.drawImage(halved(picture, share), 0, 0, made.width, made.height);
    made.classList.toggle("enlarged", scale() >= 1);
    made.style.width = picture.width * scale() + "px";
    made.style.height = picture.height * scale() + "px";
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
    const made = new OffscreenCanvas(width, height);
    const sheet = made.getContext("2d");
    let first, second;
    try {
      [first, second] = [read(a), read(b)];
    } catch {
      // The pixels of files beside a page from disk are not to be read; drawing can subtract them all the same.
      return canvas(subtracted(made, a, b));
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
    return canvas(made);
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
  const word = (kind) => cases[shown[view.at]].kind !== "reuse" ? kind : kind === "reference" ? "new cell" : "reused cell";

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
    onion: () => [slide("Opacity"), figure("overlaid", canvas(pictures.reference), upper(pictures.actual))],
    blink: () => [figure(`${word("reference")} and ${word("actual")} alternating`, canvas(pictures.reference), upper(pictures.actual))],
    heat: () => [figure("size of the differences", heat())],
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
    const message = one.summary ? "See the message above." : isGood(one) ? "No differences." : "This case has no picture.";
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

  // A line with the words that set it apart from another one marked, unless that is nearly all of it.
  function marked(line, other) {
    const split = (text) => text.match(/[\p{L}\p{N}_]+|\s+|./gsu) || [];
    const a = split(line), b = split(other);
    const kept = common(a, b);
    const length = (flags) => a.filter((_, index) => flags[index]).join("").trim().length;
    if (length(kept) < Math.min(line.length, other.length) / 3) return [line];
    const parts = [];
    for (let at = 0; at < a.length; ) {
      let end = at + 1;
      while (end < a.length && kept[end] === kept[at]) end++;
      const text = a.slice(at, end).join("");
      parts.push(kept[at] ? text : element("mark", { textContent: text }));
      at = end;
    }
    return parts;
  }

  // Which of the words of a line are in another one too, in the same order: as many as possible. Of long lines only the
  // middle differs.
  function common(a, b) {
    const kept = new Array(a.length).fill(false);
    let start = 0, end = 0;
    const least = Math.min(a.length, b.length);
    while (start < least && a[start] === b[start]) kept[start++] = true;
    while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) kept[a.length - 1 - end++] = true;
    const rows = a.length - start - end, columns = b.length - start - end;
    if (rows * columns === 0 || rows * columns > 250000) return kept;
    const best = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
    for (let i = rows - 1; i >= 0; i--) {
      for (let j = columns - 1; j >= 0; j--) {
        best[i][j] = a[start + i] === b[start + j] ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
      }
    }
    for (let i = 0, j = 0; i < rows && j < columns; ) {
      if (a[start + i] === b[start + j]) {
        kept[start + i++] = true;
        j++;
      } else if (best[i + 1][j] >= best[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
    return kept;
  }

  function kindOf(box) {
    if (box.kind === "moved") return `moved by ${box.dx}, ${box.dy}`;
    return { color: "colour", glyphEdges: "glyph edges", shifted: "moved by less than a pixel" }[box.kind] || box.kind;
  }

  function describe(one) {
    const about = $("about");
    about.replaceChildren(
      element("div", { className: "headline" }, element("span", { className: "state " + one.state, textContent: stateOf(one) }),
        element("h2", {}, element("a", { href: link(one), title: "Link to this case" }, element("bdi", { textContent: one.name })))));
    const message = parts(one).words.join("\n").trim();
    if (message && message !== one.state) about.append(element("p", { className: "words", textContent: message }));
    for (const lack of one.lacks || []) about.append(element("p", { className: "words", textContent: lack }));
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
      delete $("stage").dataset.ready;
      draw();
      return;
    }
    const number = shown[view.at], one = cases[number];
    const button = rows[view.at];
    button.setAttribute("aria-current", true);
    for (let around = button.closest("details"); around; around = around.parentElement.closest("details")) around.open = true;
    // Not the page itself, on narrow screens.
    const list = $("list");
    const top = button.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    list.scrollTop = Math.min(Math.max(list.scrollTop, top + button.offsetHeight - list.clientHeight), top);
    describe(one);
    if (isKnown) history.replaceState(null, "", link(one));
    $("place").textContent = `${view.at + 1} of ${shown.length}`;
    const [reference, actual] = await Promise.all([decode(one.r), decode(one.a)]);
    if (shown[view.at] !== number) return;
    pictures = { reference, actual };
    draw();
  }

  // The shown cases as a tree by the folders in their names: what failed first, folders last.
  function branches() {
    const wanted = view.words.toLowerCase();
    const matching = [...cases.keys()].filter((index) => {
      const one = cases[index];
      return belongs(one, view.filter) && (!wanted || one.name.toLowerCase().includes(wanted));
    });
    const tree = page.tree(matching, (index) => cases[index].name, (index) => (isGood(cases[index]) ? 1 : 0));
    return page.branches(tree, row, (inner) => [element("span", { className: "share", textContent: inner.count })]);
  }

  function row(index) {
    const one = cases[index], place = shown.push(index) - 1;
    const made = element("button", { title: one.name }, element("span", { className: "thumb" }),
      element("span", { className: "mark " + one.state, title: stateOf(one) }),
      element("bdi", { className: "name", textContent: one.name.split("/").pop() }),
      element("span", { className: "fraction", textContent: one.fraction || "" }));
    made.ariaLabel = `${one.name}, ${stateOf(one)}`;
    made.addEventListener("click", () => show(place));
    if (one.a || one.r) seen.observe(made);
    rows.push(made);
    return made;
  }

  // Small pictures are drawn when their rows come into sight.
  const thumbSide = 36;
  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      seen.unobserve(entry.target);
      thumb(entry.target);
    }
  }, { root: $("list"), rootMargin: "200px" });
  async function thumb(made) {
    const one = cases[shown[rows.indexOf(made)]];
    const picture = one && (await decode(one.a || one.r));
    if (!picture) return;
    const share = Math.min(1, thumbSide / Math.max(picture.width, picture.height)) * devicePixelRatio;
    const small = element("canvas", { width: Math.max(1, picture.width * share), height: Math.max(1, picture.height * share) });
    const sheet = small.getContext("2d");
    sheet.imageSmoothingQuality = "high";
    sheet.drawImage(halved(picture, share), 0, 0, small.width, small.height);
    Object.assign(small.style, { width: small.width / devicePixelRatio + "px", height: small.height / devicePixelRatio + "px" });
    picture.close();
    made.querySelector(".thumb").replaceChildren(small);
  }

  function list() {
    const now = shown[view.at];
    [shown, rows] = [[], []];
    seen.disconnect();
    $("list").replaceChildren(...branches());
    for (const button of $("states").children) button.setAttribute("aria-pressed", button.dataset.state === view.filter);
    return show(Math.max(0, shown.indexOf(now)));
  }

  const link = (one) => "#" + encodeURIComponent(one.name);
  // Whether the address follows what is shown: not before the page is open.
  let isKnown = false;

  // Shows the case that the address names, if there is one.
  function follow() {
    let name = "";
    try { name = decodeURIComponent(location.hash.slice(1)); } catch { return false; }
    const index = name ? cases.findIndex((one) => one.name === name) : -1;
    if (index < 0) return false;
    if (!shown.includes(index)) {
      [view.filter, view.words, $("search").value] = ["all", "", ""];
      list();
    }
    show(shown.indexOf(index));
    return true;
  }

  function filter(state) { view.filter = state; list(); }
  function mode(name) { view.mode = name; draw(); }
  function zoom(factor) {
    view.zoom = factor ? Math.min(16, Math.max(0.05, scale() * factor)) : 0;
    draw();
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

  page.listen(keys);

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
  if (used.includes("failed")) view.filter = "failed";
  list();
  follow();
  isKnown = true;
  addEventListener("hashchange", follow);
})();
