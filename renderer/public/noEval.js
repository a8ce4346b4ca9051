// zod tries whether it may compile with eval as soon as its module runs, before any other module can tell it not to;
// the page's policy forbids eval (S4), so it is told here, by a classic script that runs first.
globalThis.__zod_globalConfig = { jitless: true };
