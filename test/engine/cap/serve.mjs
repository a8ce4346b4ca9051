import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import cds from '@sap/cds';
import express from 'express';
import { forCap } from './addresses.mjs';
import { schoolRules } from './schoolRules.mjs';

/** Serves rows of a model on loopback until the process ends. Resolves with the part before /GraphV1. */
export async function serveCap({ model, rows, textNumbers, user, password, database, port }) {
  cds.root = fileURLToPath(new URL('.', import.meta.url));
  const quiet = () => {};
  // The standard output is for the ready line; refusals of a request are its answer's to tell.
  cds.log.Logger = () => ({ trace: quiet, debug: quiet, log: quiet, info: quiet, warn: quiet, error: console.error });
  // Before the database's driver is loaded, which reads it once.
  cds.env.features.ieee754compatible = textNumbers;
  cds.env.requires.db.credentials = { url: database };
  cds.env.requires.auth.users = { [user]: { password }, '*': false };
  await cds.plugins;

  const csn = cds.compile(model);
  cds.model = cds.compile.for.nodejs(csn);
  cds.db = await cds.connect.to('db');
  await cds.deploy(csn, { silent: true }).to(cds.db);
  for (const [set, entries] of Object.entries(rows))
    if (entries.length > 0) await cds.run(cds.ql.INSERT.into(`GraphV1.${set}`).entries(entries));

  const app = express();
  app.use('/GraphV1', (request, _, next) => {
    Object.assign(request, forCap(request.method, request.url));
    next();
  });
  await cds.serve('all').from(csn).with(schoolRules).in(app);
  const server = createServer(app);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${server.address().port}`;
}
