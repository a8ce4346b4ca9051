export { default as PouchDB } from 'pouchdb-browser';
export { createRxDatabase } from 'rxdb';
export type { RxCollection, RxDatabase } from 'rxdb';
export { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
