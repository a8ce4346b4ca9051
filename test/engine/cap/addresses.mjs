const oneRow = /^\/(\w+)\/(\d+)$/u;

/**
 * A request of the service's interface in the form that CAP has for it: a row by its key in brackets, replaced by PUT;
 * and the folders of a path by an ordinary member, where the interface has a comparison of its own (R1.3).
 * @param {string} method
 * @param {string} url below /GraphV1
 */
export function forCap(method, url) {
  const [path, ...search] = url.split('?');
  const options = search.join('?');
  const [, set, id] = oneRow.exec(path) ?? [];
  if (set !== undefined)
    return { method: method === 'POST' ? 'PUT' : method, url: `/${set}(${id})${options && `?${options}`}` };
  const [, asked] = /^\/Directory\?\$filter=path eq (.+)$/u.exec(decodeURIComponent(url)) ?? [];
  if (asked === undefined) return { method, url };
  const folder = asked.normalize('NFC').toLowerCase().replaceAll("'", "''");
  return { method, url: `${path}?$filter=${encodeURIComponent(`Parent eq '${folder}'`)}` };
}
