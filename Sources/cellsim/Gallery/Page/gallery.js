(() => {
  const { $, narrow, element, theme } = page;
  const gallery = JSON.parse($("gallery").textContent);
  const view = { row: null, words: "", state: "all", left: -1, right: -1, zoom: 0, frames: true };
  // How pairs of pictures are shown, and what shows them.
  const pair = { mode: "side", fraction: 50, boxes: true, chosen: -1 };
  let viewers = [];
  // Says that the address names no document; empty if it does.
  let missing = "";
  const outlines = new Map(), waiting = new Map();

  const button = (text, action, props = {}) => {
    const made = element("button", { textContent: text, ...props });
    made.addEventListener("click", action);
    return made;
  };

  // MARK: What is shown

  const cellsOf = (row) => row.cells.filter(Boolean);
  const order = ["unreadable", "different", "new", "waiting", "drawn", "same"];
  const stateOf = (row) => order.find((state) => cellsOf(row).some((cell) => cell.state === state)) || "drawn";
  // What is checked of cells, with the badges of each verdict and the one beside small pictures.
  const checks = [
    { key: "reuse", title: "Reuse", short: "leaks", safe: "reuse is safe", leaks: "reuse leaks", unknown: "reuse is not checked" },
    { key: "changes", title: "Changes", short: "stale", safe: "follows changes", leaks: "does not follow changes", unknown: "changes are not checked" },
  ];
  const filters = {
    all: () => true,
    warnings: (row) => row.findings.length > 0 || checks.some(({ key }) => row[key] && row[key].verdict === "leaks"),
    unreadable: (row) => cellsOf(row).some((cell) => cell.state === "unreadable"),
    different: (row) => cellsOf(row).some((cell) => cell.state === "different"),
    new: (row) => cellsOf(row).some((cell) => cell.state === "new"),
    same: (row) => cellsOf(row).length > 0 && cellsOf(row).every((cell) => cell.state === "same"),
  };
  const usedFilters = () => Object.keys(filters).filter((name) => name === "all" || name === view.state || gallery.rows.some(filters[name]));

  function matches(row) {
    if (!filters[view.state](row)) return false;
    const words = view.words.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) return true;
    const text = [row.name, row.document, ...row.findings.map((one) => one.rule + " " + one.words)].join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  }

  const shown = () => gallery.rows.filter(matches);
  const addressOf = (row, pair = "") => "#/" + row.name.split("/").map(encodeURIComponent).join("/") + pair;
  const pairWords = () => (view.left < 0 ? "" : `?${view.left},${view.right}`);
  const source = (row, path) => (gallery.isLive ? `${path}?v=${row.version}` : path);

  // The row and the columns that the address names.
  function follow() {
    const [path, pair = ""] = location.hash.replace(/^#\/?/, "").split("?");
    let name = "";
    try { name = path.split("/").map(decodeURIComponent).join("/"); } catch { name = ""; }
    view.row = gallery.rows.find((row) => row.name === name) || null;
    const old = missing;
    missing = name && !view.row ? `There is no document “${name.slice(0, 200)}” here.` : "";
    if (missing !== old) say(missing);
    const columns = /^(\d+),(\d+)$/.exec(pair);
    const isThere = columns && gallery.columns[columns[1]] !== undefined && gallery.columns[columns[2]] !== undefined;
    [view.left, view.right] = isThere ? [Number(columns[1]), Number(columns[2])] : [-1, -1];
    draw();
    $("main").scrollTop = 0;
  }

  // MARK: The tree

  function tree() {
    const leaf = (row) => {
      const link = element("a", { href: addressOf(row) }, ...entry(row));
      if (row === view.row) link.setAttribute("aria-current", "page");
      link.dataset.row = row.id;
      return link;
    };
    $("tree").replaceChildren(...page.branches(page.tree(shown(), (row) => row.name), leaf));
  }

  // What the tree shows of a document: its first picture, its state, its name and what is wrong with it.
  function entry(row) {
    const small = element("span", { className: "tiny" });
    const cell = cellsOf(row).find((one) => one.picture && one.state !== "unreadable" && one.state !== "waiting");
    if (cell) small.append(fitted(row, cell, 36, 36, ""));
    return [small, element("span", { className: "mark " + stateOf(row), title: stateOf(row) }),
      element("bdi", { className: "name", textContent: row.name.split("/").pop() }), ...badges(row, true)];
  }

  // A picture that is not larger than so many points.
  function fitted(row, cell, width, height, alt) {
    const share = Math.min(1, width / (cell.width / cell.scale), height / (cell.height / cell.scale)) / cell.scale;
    const image = element("img", { loading: "lazy", decoding: "async", alt, src: source(row, cell.picture) });
    [image.width, image.height] = [Math.max(1, Math.round(cell.width * share)), Math.max(1, Math.round(cell.height * share))];
    return image;
  }

  function badges(row, isShort) {
    const made = [];
    const errors = row.findings.filter((one) => one.severity === "error").length;
    if (row.findings.length) {
      const words = `${row.findings.length} ${row.findings.length === 1 ? "finding" : "findings"}`;
      made.push(element("span", { className: "badge" + (errors ? " error" : ""), textContent: isShort ? row.findings.length : words, title: words }));
    }
    for (const check of checks) {
      const result = row[check.key];
      if (!result || (isShort && result.verdict !== "leaks")) continue;
      made.push(element("span", { className: "badge " + result.verdict, textContent: isShort ? check.short : check[result.verdict], title: result.words }));
    }
    return made;
  }

  // MARK: All documents

  function thumb(row, cell, column) {
    const name = `${row.name}, ${gallery.columns[column]}`;
    const words = element("p", { className: "failed", textContent: cell.state === "waiting" ? "is being drawn" : cell.message || "cannot be drawn" });
    if (!cell.picture || (cell.state === "unreadable" && !cell.isOld)) return words;
    const small = Object.assign(fitted(row, cell, 256, 128, name), { className: cell.isOld ? "thumb old" : "thumb" });
    const link = element("a", { href: addressOf(row) }, small);
    return cell.isOld ? element("div", {}, link, words) : link;
  }

  function card(row) {
    const strip = element("div", { className: "strip" });
    row.cells.forEach((cell, column) => {
      if (!cell) return;
      const state = gallery.isCompared ? [element("span", { className: "badge " + cell.state, textContent: cell.state })] : [];
      strip.append(element("figure", {}, element("figcaption", {}, gallery.columns[column], ...state), thumb(row, cell, column)));
    });
    const head = element("div", { className: "head" }, element("h2", {}, element("a", { href: addressOf(row) }, element("bdi", { textContent: row.name }))), ...badges(row));
    const made = element("section", { className: "card", ariaLabel: row.name }, head, strip);
    made.dataset.row = row.id;
    return made;
  }

  // MARK: One document

  function scaleOf(cell, columns) {
    if (view.zoom) return view.zoom / cell.scale;
    const room = $("main").clientWidth - (narrow.matches ? 24 : 36);
    return Math.min(1 / cell.scale, Math.max(0.05, (room / columns - 16) / cell.width));
  }

  function sheet(row, column, cell, path, name, columns) {
    const scale = scaleOf(cell, columns);
    const image = element("img", { alt: name, decoding: "sync", src: source(row, path) });
    [image.width, image.height] = [cell.width * scale, cell.height * scale];
    image.classList.toggle("enlarged", scale * devicePixelRatio > 1);
    const made = element("div", { className: "sheet" }, image);
    image.addEventListener("load", () => { [image.width, image.height] = [image.naturalWidth * scale, image.naturalHeight * scale]; });
    watch(made, row, column, cell, columns);
    return made;
  }

  // Shows the frames of what the pointer is on.
  function watch(made, row, column, cell, columns) {
    made.addEventListener("pointermove", (event) => {
      if (!view.frames) return;
      const frame = made.getBoundingClientRect(), points = scaleOf(cell, columns) * cell.scale;
      point(row, column, made, (event.clientX - frame.left) / points, (event.clientY - frame.top) / points, points);
    });
    made.addEventListener("pointerleave", () => mark(made, null));
  }

  // Loaded pictures, the latest last: what is drawn again does not flicker.
  const images = new Map();
  async function load(url) {
    const known = images.get(url);
    if (known) return known;
    const image = new Image();
    image.src = url;
    await image.decode();
    images.set(url, image);
    for (const old of [...images.keys()].slice(0, -40)) images.delete(old);
    return image;
  }

  // A picture with its reference, as reports show them.
  function pairOf(row, column, cell, name, columns) {
    const stage = element("div", { className: "pair" });
    const viewer = pairViewer.make(stage, pair, {
      word: (kind) => (kind === "reference" ? "before" : "after"), name: () => `${row.name}, ${name}`,
      scale: () => scaleOf(cell, columns), onSheet: (made) => watch(made, row, column, cell, columns),
    });
    viewers.push(viewer);
    const urls = [cell.reference, cell.picture].map((path) => source(row, path));
    const [reference, actual] = urls.map((url) => images.get(url));
    const show = ([reference, actual]) => viewer.show({ reference, actual }, cell.boxes);
    if (reference && actual) show([reference, actual]);
    else Promise.all(urls.map(load)).then(show, () => stage.append(element("p", { className: "failed", textContent: "the pictures cannot be loaded" })));
    return stage;
  }

  // MARK: Causes

  // The acceptable pictures that differ for the same reason: rows with columns.
  function membersOf(cause) {
    const found = gallery.rows.map((row) => [row, row.cells.flatMap((cell, column) => (cell && cell.cause === cause && cell.isAcceptable ? [column] : []))]);
    return found.filter(([, columns]) => columns.length);
  }

  function acceptCause(cause) {
    const members = membersOf(cause);
    const count = members.reduce((sum, [, columns]) => sum + columns.length, 0);
    const action = async () => {
      for (const [row, columns] of members) if (!(await accept(row, columns))) return;
      say(`Accepted ${count} picture${count === 1 ? "" : "s"}.`);
    };
    return count > 1 ? [button(`Accept all ${count}`, action, { className: "accept all", ariaLabel: `Accept all ${count} pictures: ${cause}` })] : [];
  }

  // The causes of all differences, those of most pictures first.
  function causes() {
    const counts = new Map();
    for (const cell of gallery.rows.flatMap(cellsOf)) if (cell.cause && cell.state === "different") counts.set(cell.cause, (counts.get(cell.cause) || 0) + 1);
    const list = element("ul", { id: "causes", className: "causes" }, ...[...counts].sort((a, b) => b[1] - a[1]).slice(0, 50).map(([cause, count]) =>
      element("li", {}, element("strong", { textContent: cause.split("\n").slice(0, 3).join("; ") }),
        element("span", { className: "path", textContent: `${count} picture${count === 1 ? "" : "s"}` }), ...acceptCause(cause))));
    list.hidden = !counts.size;
    return list;
  }

  function figures(row) {
    const chosen = view.left < 0 ? row.cells.map((_, column) => column) : [view.left, view.right];
    const made = [];
    const columns = view.left < 0 ? (narrow.matches ? 1 : Math.min(2, chosen.length)) : narrow.matches ? 1 : 2;
    for (const column of chosen) {
      const cell = row.cells[column];
      if (!cell) continue;
      const name = gallery.columns[column];
      const caption = element("figcaption", {}, name, ...(gallery.isCompared ? [element("span", { className: "badge " + cell.state, textContent: cell.state })] : []));
      const figure = element("figure", {}, caption);
      figure.dataset.column = column;
      if (!cell.picture || cell.state === "waiting") {
        figure.append(element("p", { className: "failed", textContent: cell.state === "waiting" ? "is being drawn" : cell.message || "cannot be drawn" }));
      } else if (cell.reference) {
        figure.append(pairOf(row, column, cell, name, columns));
      } else {
        figure.append(sheet(row, column, cell, cell.picture, `${row.name}, ${name}`, columns));
      }
      if (cell.message && cell.picture) figure.append(element("p", { className: cell.state === "drawn" || cell.state === "same" ? "path" : "failed", textContent: cell.message }));
      if (cell.isOld) {
        caption.append(element("span", { className: "badge", textContent: "old picture" }));
        figure.classList.add("old");
      }
      if (cell.isAcceptable) {
        const accepting = button("Accept", () => accept(row, [column]), { className: "accept", ariaLabel: `Accept ${name}` });
        caption.append(accepting);
      }
      if (cell.causes && cell.causes.length) {
        figure.append(element("ul", { className: "changes" }, ...cell.causes.map((words) => element("li", { textContent: words }))));
        if (cell.cause) caption.append(...acceptCause(cell.cause));
      }
      made.push(figure);
    }
    return made;
  }

  function chooser(label, value, change) {
    const made = element("select", { ariaLabel: label });
    if (label === "Left column") made.append(element("option", { value: -1, textContent: "all columns" }));
    gallery.columns.forEach((name, index) => made.append(element("option", { value: index, textContent: name })));
    made.value = value;
    made.addEventListener("change", () => change(Number(made.value)));
    return made;
  }

  function compare(left, right) {
    [view.left, view.right] = [left, right];
    history.replaceState(null, "", addressOf(view.row, pairWords()));
    detail();
  }

  function detail() {
    const row = view.row;
    for (const viewer of viewers) viewer.stop();
    viewers = [];
    const head = element("div", { className: "head" }, element("a", { href: "#/", textContent: "‹ all" }),
      element("h2", {}, element("bdi", { textContent: row.name })), element("span", { className: "path", textContent: row.document }), ...badges(row));
    if (gallery.columns.length > 1) {
      const pick = element("div", { className: "group", role: "group", ariaLabel: "Side by side" },
        chooser("Left column", view.left, (left) => compare(left, left < 0 ? -1 : view.right < 0 ? (left + 1) % gallery.columns.length : view.right)));
      if (view.left >= 0) pick.append(chooser("Right column", view.right, (right) => compare(view.left, right)));
      head.append(pick);
    }
    const acceptable = row.cells.map((cell, column) => (cell && cell.isAcceptable ? column : -1)).filter((column) => column >= 0);
    if (acceptable.length > 1) head.append(button("Accept all", () => accept(row, acceptable), { className: "accept" }));
    const pictures = element("div", { className: view.left < 0 ? "row" : "row pair" }, ...figures(row));
    const made = [head, pictures, element("div", { id: "object" }, element("span", { className: "path", textContent: "Point at a picture to see frames and constraints." }))];
    if (row.findings.length) {
      made.push(element("h2", { textContent: "Lint" }), element("ul", { className: "findings" }, ...row.findings.map((one) =>
        element("li", {}, element("span", { className: "badge " + one.severity, textContent: one.severity }), ` line ${one.line}: ${one.words} [${one.rule}]`))));
    }
    for (const { key, title } of checks.filter(({ key }) => row[key])) {
      made.push(element("h2", { textContent: title }), element("p", { textContent: row[key].words }),
        element("ul", { className: "findings" }, ...row[key].leaks.map((words) => element("li", { textContent: words }))));
    }
    const objects = element("details", { className: "objects" }, element("summary", { textContent: "Objects" }));
    objects.addEventListener("toggle", () => { if (objects.open) list(row, objects); });
    made.push(objects);
    $("main").replaceChildren(...made);
    $("modes").hidden = $("boxes").hidden = !viewers.length;
    pairViewer.press($("modes"), pair.mode);
    outline(row);
  }

  // MARK: Frames

  // Frames come as programs: a page from disk can load those, and no data.
  window.cellsimFrames = (id, columns) => {
    outlines.set(id, columns);
    for (const done of waiting.get(id) || []) done(columns);
    waiting.delete(id);
  };

  function outline(row) {
    if (outlines.has(row.id)) return Promise.resolve(outlines.get(row.id));
    return new Promise((done) => {
      if (waiting.has(row.id)) return waiting.get(row.id).push(done);
      waiting.set(row.id, [done]);
      const loader = element("script", { src: source(row, `frames/${row.id}.js`) });
      loader.addEventListener("error", () => window.cellsimFrames(row.id, {}));
      loader.addEventListener("load", () => loader.remove());
      document.head.append(loader);
    });
  }

  async function point(row, column, target, x, y, points) {
    const objects = (await outline(row))[column] || [];
    // The last one that holds the point lies on top.
    const found = objects.findLast((one) => x >= one.frame[0] && y >= one.frame[1] && x < one.frame[0] + one.frame[2] && y < one.frame[1] + one.frame[3]);
    mark(target, found, points);
  }

  function mark(target, found, points) {
    for (const old of document.querySelectorAll(".frame")) old.remove();
    if (!found) return;
    const [x, y, width, height] = found.frame;
    const box = element("div", { className: "frame" });
    Object.assign(box.style, { left: x * points + "px", top: y * points + "px", width: width * points + "px", height: height * points + "px" });
    target.append(box);
    const title = element("strong", { textContent: found.name + (found.label ? ` “${found.label}”` : "") });
    const place = ` ${found.id} · line ${found.line} · x ${x} y ${y} · ${width} × ${height} pt`;
    const parts = [title, element("span", { className: "path", textContent: place })];
    if (found.text) parts.push(element("div", { textContent: `“${found.text}”` }));
    for (const words of found.constraints) parts.push(element("code", { textContent: words }));
    $("object").replaceChildren(...parts);
    $("object").dataset.object = found.id;
  }

  async function list(row, holder) {
    const columns = await outline(row);
    const column = row.cells.findIndex((cell, index) => cell && cell.picture && columns[index] && (view.left < 0 || index === view.left));
    for (const old of holder.querySelectorAll("button")) old.remove();
    for (const one of columns[column] || []) {
      const show = () => {
        const target = document.querySelector(`figure[data-column="${column}"] .sheet`);
        if (target) mark(target, one, target.querySelector("img, canvas").getBoundingClientRect().width / (row.cells[column].width / row.cells[column].scale));
      };
      const made = button(`${"\u2003".repeat(one.depth)}${one.name} ${one.label || one.text || one.id}`, show);
      made.addEventListener("focus", show);
      holder.append(made);
    }
  }

  // MARK: Drawing the page

  function states() {
    const made = usedFilters().map((name) => {
      const one = button(`${name} ${gallery.rows.filter(filters[name]).length}`, () => { view.state = name; draw(); });
      one.setAttribute("aria-pressed", name === view.state);
      one.dataset.state = name;
      return one;
    });
    $("states").replaceChildren(...(made.length > 1 ? made : []));
  }

  function draw() {
    states();
    tree();
    if (view.row) return detail();
    for (const viewer of viewers) viewer.stop();
    viewers = [];
    $("modes").hidden = $("boxes").hidden = true;
    const rows = shown();
    const cards = element("div", { className: "cards" }, ...rows.map(card));
    $("main").replaceChildren(causes(), rows.length ? cards : element("p", { className: "empty", textContent: "No document matches." }));
  }

  function step(by) {
    const rows = shown();
    const at = rows.indexOf(view.row);
    const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) location.hash = addressOf(next, pairWords());
  }

  function zoom(factor) {
    const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 1, 1.5, 2, 3, 4, 6, 8];
    if (!factor) view.zoom = 0;
    else {
      const cell = view.row && cellsOf(view.row)[0];
      const now = view.zoom || (cell && cell.width ? scaleOf(cell, Math.min(2, cellsOf(view.row).length)) * cell.scale : 1);
      view.zoom = factor > 0 ? steps.find((one) => one > now + 0.01) || 8 : steps.findLast((one) => one < now - 0.01) || 0.1;
    }
    $("zoom").textContent = view.zoom ? Math.round(view.zoom * 100) + " %" : "Fit";
    if (view.row) detail();
  }

  function mode(name) {
    pair.mode = name;
    pairViewer.press($("modes"), name);
    for (const viewer of viewers) viewer.draw();
  }

  function boxes() {
    pair.boxes = !pair.boxes;
    $("boxes").setAttribute("aria-pressed", pair.boxes);
    for (const viewer of viewers) viewer.draw();
  }

  function slideBy(step) {
    if (pairViewer.slideBy(pair, step)) for (const viewer of viewers) viewer.place();
  }

  function frames() {
    view.frames = !view.frames;
    $("frames").setAttribute("aria-pressed", view.frames);
    if (!view.frames) mark(null, null);
  }

  function nextPair() {
    if (!view.row || gallery.columns.length < 2) return;
    const left = view.left + 1 < gallery.columns.length ? view.left + 1 : -1;
    compare(left, left < 0 ? -1 : (left + 1) % gallery.columns.length);
  }

  const say = (words) => { $("said").textContent = words; };

  // MARK: Live

  async function accept(row, columns) {
    say(`Accepting ${row.name} …`);
    try {
      const answer = await fetch("accept", {
        method: "POST", headers: { "Content-Type": "application/json" }, credentials: "omit",
        body: JSON.stringify({ id: row.id, columns, contents: columns.map((column) => row.cells[column].content) }),
      });
      const words = await answer.text();
      say(answer.ok ? `Accepted ${row.name}.` : `Not accepted: ${words}`);
      return answer.ok;
    } catch (error) {
      say(`Not accepted: ${error.message}`);
      return false;
    }
  }

  function live() {
    const events = new EventSource("events");
    events.addEventListener("open", () => say(missing || "Watching for changes."));
    events.addEventListener("error", () => say("The server does not respond; waiting for it."));
    events.addEventListener("gallery", (event) => {
      const fresh = JSON.parse(event.data);
      if (JSON.stringify(fresh) === JSON.stringify(gallery)) return;
      gallery.columns = fresh.columns;
      gallery.rows = fresh.rows;
      outlines.clear();
      follow();
    });
    events.addEventListener("rows", (event) => {
      for (const fresh of JSON.parse(event.data)) {
        const index = gallery.rows.findIndex((row) => row.id === fresh.id);
        if (index < 0) continue;
        const old = gallery.rows[index];
        gallery.rows[index] = fresh;
        outlines.delete(fresh.id);
        if (view.row === old) view.row = fresh;
        replace(fresh);
      }
      states();
    });
  }

  // Puts what is new of a row into the page, and leaves the rest where it is.
  function replace(row) {
    const link = document.querySelector(`nav a[data-row="${row.id}"]`);
    if (link) {
      link.replaceChildren(...entry(row));
    }
    if (view.row === row) return detail();
    if ($("causes")) $("causes").replaceWith(causes());
    const old = document.querySelector(`.card[data-row="${row.id}"]`);
    if (old) old.replaceWith(card(row));
  }

  // MARK: Keys

  const keys = {
    j: () => step(1), k: () => step(-1), Escape: () => { location.hash = "#/"; }, c: nextPair,
    ArrowLeft: () => slideBy(-5), ArrowRight: () => slideBy(5), x: boxes,
    "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1), "0": () => zoom(0), b: frames, t: theme,
    f: () => {
      const names = usedFilters();
      view.state = names[(names.indexOf(view.state) + 1) % names.length];
      draw();
    },
    a: () => {
      if (!view.row) return;
      const columns = view.row.cells.map((cell, column) => (cell && cell.isAcceptable ? column : -1)).filter((column) => column >= 0);
      if (columns.length) accept(view.row, columns);
    },
    "/": () => $("search").focus(), "?": () => $("keys").showModal(),
  };

  pairViewer.modes.forEach((name, index) => { keys[index + 1] = () => mode(name); });

  page.listen(keys);
  $("modes").append(...pairViewer.buttons(mode));
  $("boxes").addEventListener("click", boxes);

  $("title").textContent = gallery.title;
  $("search").addEventListener("input", () => {
    view.words = $("search").value;
    if (view.row && !matches(view.row)) location.hash = "#/";
    draw();
  });
  $("smaller").addEventListener("click", () => zoom(-1));
  $("larger").addEventListener("click", () => zoom(1));
  $("zoom").addEventListener("click", () => zoom(0));
  $("frames").addEventListener("click", frames);
  $("theme").addEventListener("click", theme);
  $("help").addEventListener("click", () => $("keys").showModal());
  addEventListener("hashchange", follow);
  addEventListener("resize", () => { if (view.row && !view.zoom) detail(); });
  follow();
  if (gallery.isLive) live();
})();
