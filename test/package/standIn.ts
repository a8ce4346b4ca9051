import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FuseV1Options } from '@electron/fuses';
import { ofElectronBuilder } from './borrowed.ts';

/** The project's folder. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

export const workFolder = (name: string): string => mkdtempSync(join(tmpdir(), `carnet-${name}-`));

const fuses = Object.values(FuseV1Options).filter((value) => typeof value === 'number');
const sentinel = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX');

/** Every fuse, all off. */
const fuseWire = (): Buffer =>
  Buffer.concat([sentinel, Buffer.from([1, fuses.length]), Buffer.from('0'.repeat(fuses.length))]);

/** The fuses of each processor's program in a file: whether each is on. */
export function fusesOf(file: string): Readonly<Record<number, boolean>>[] {
  const bytes = readFileSync(file);
  const found: Readonly<Record<number, boolean>>[] = [];
  for (let at = bytes.indexOf(sentinel); at !== -1; at = bytes.indexOf(sentinel, at + 1)) {
    const states = bytes.subarray(at + sentinel.length + 2).toString('latin1', 0, fuses.length);
    found.push(Object.fromEntries(fuses.map((fuse) => [fuse, states[fuse] === '1'])));
  }
  return found;
}

/** Writes files below a folder, each executable: their tools ask for that of some. */
function write(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content, { mode: 0o755 });
  }
}

const languages = ['fr', 'en-US', 'de'];
const companions = {
  version: '45.4.1',
  LICENSE: 'stand-in',
  ...Object.fromEntries(languages.map((name) => [`locales/${name}.pak`, 'stand-in'])),
  'resources/.stand-in': '', // the folder is there
};

/** What the packager needs of an Electron distribution: a binary with a fuse wire (all off), and its companions. */
export function standInDistribution(work: string): string {
  const folder = join(work, 'electron');
  write(folder, { ...companions, electron: Buffer.concat([Buffer.alloc(64), fuseWire(), Buffer.alloc(64)]) });
  return folder;
}

/** The parts used here of the library by which the packager edits programs of Windows; it is none of ours. */
interface ResourceEditor {
  readonly NtExecutable: {
    createEmpty(is32Bit: boolean, isDll: boolean): { generate(): ArrayBuffer };
  };
  readonly NtExecutableResource: {
    from(executable: object): { readonly entries: object[]; outputResource(executable: object): void };
  };
  readonly Resource: {
    readonly VersionInfo: {
      createEmpty(): {
        setStringValues(language: { lang: number; codepage: number }, values: Readonly<Record<string, string>>): void;
        outputToResourceEntries(entries: object[]): void;
      };
    };
  };
}

/** For Windows: a program without code, whose resources hold a version and the fuse wire. */
export function standInForWindows(work: string): string {
  const folder = join(work, 'electron-win');
  const editor = ofElectronBuilder('resedit') as ResourceEditor; // it has no types here
  const program = editor.NtExecutable.createEmpty(false, false);
  const resources = editor.NtExecutableResource.from(program);
  const version = editor.Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  const wire = fuseWire();
  const bin = wire.buffer.slice(wire.byteOffset, wire.byteOffset + wire.byteLength);
  resources.entries.push({ type: 'FUSES', id: 1, lang: 1033, codepage: 1200, bin });
  resources.outputResource(program);
  write(folder, { ...companions, 'electron.exe': Buffer.from(program.generate()) });
  return folder;
}

const processors = { x64: 0x01_00_00_07, arm64: 0x01_00_00_0c } as const;

/** A program of macOS for one processor, as `file` knows it. */
function machO(processor: keyof typeof processors, content: Buffer): Buffer {
  const header = Buffer.alloc(32);
  header.writeUInt32LE(0xfe_ed_fa_cf, 0);
  header.writeUInt32LE(processors[processor], 4);
  header.writeUInt32LE(2, 12); // can be executed
  return Buffer.concat([header, content]);
}

const plist = (values: Readonly<Record<string, string>>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>${Object.entries(values)
    .map(([name, value]) => `<key>${name}</key><string>${value}</string>`)
    .join('')}</dict></plist>\n`;

/** For macOS: Electron.app for one processor, with its framework, which holds the fuse wire, and its helpers. */
export function standInForMac(work: string, processor: keyof typeof processors): string {
  const folder = join(work, `electron-mac-${processor}`);
  rmSync(folder, { recursive: true, force: true });
  const contents = join(folder, 'Electron.app', 'Contents');
  const framework = 'Frameworks/Electron Framework.framework';
  const helpers = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'].map((kind) => `Electron Helper${kind}`);
  write(contents, {
    'Info.plist': plist({
      CFBundleExecutable: 'Electron',
      CFBundleIconFile: 'electron.icns',
      LSMinimumSystemVersion: '10.0',
    }),
    'MacOS/Electron': machO(processor, Buffer.from('starts the framework')),
    'Resources/electron.icns': 'stand-in',
    ...Object.fromEntries(languages.map((name) => [`Resources/${name}.lproj/InfoPlist.strings`, 'stand-in'])),
    [`${framework}/Versions/A/Electron Framework`]: machO(processor, fuseWire()),
    ...Object.fromEntries(
      languages.map((name) => [`${framework}/Versions/A/Resources/${name}.lproj/locale.pak`, 'stand-in']),
    ),
    ...Object.fromEntries(
      helpers.flatMap((name) => [
        [`Frameworks/${name}.app/Contents/Info.plist`, plist({ CFBundleExecutable: name })],
        [`Frameworks/${name}.app/Contents/MacOS/${name}`, machO(processor, Buffer.from(name))],
      ]),
    ),
  });
  symlinkSync('A', join(contents, framework, 'Versions', 'Current'));
  for (const name of ['Electron Framework', 'Resources'])
    symlinkSync(join('Versions', 'Current', name), join(contents, framework, name));
  return folder;
}

/**
 * The tools of macOS that a universal build calls, and its packager's icon tool. `lipo` puts two programs into one
 * file; `codesign` seals what it signs, as the real one does, and notes what that was.
 */
export function standInTools(work: string): { readonly path: string; readonly icons: string; readonly signed: string } {
  const path = join(work, 'tools');
  const signed = join(work, 'signed.txt');
  write(path, {
    lipo: '#!/bin/sh\n{ printf "\\312\\376\\272\\276"; cat "$1" "$2"; } > "$5.new" && mv "$5.new" "$5"\n',
    codesign: `#!/bin/sh
for app; do :; done
mkdir -p "$app/Contents/_CodeSignature"
cat "$app"/Contents/MacOS/* | cksum > "$app/Contents/_CodeSignature/CodeResources"
echo "$app" >> "${signed}"
`,
  });
  writeFileSync(signed, '');
  const icons = join(work, 'icons');
  write(icons, {
    'icon-tool.js': `
const { readFileSync, writeFileSync } = require('node:fs');
const given = Object.fromEntries(process.argv.slice(2).map((arg) => arg.slice(2).split('=')));
const picture = readFileSync(given.input);
const number = (value, bytes) => { const at = Buffer.alloc(bytes); bytes === 2 ? at.writeUInt16LE(value) : at.writeUInt32LE(value); return at; };
const big = (value) => { const at = Buffer.alloc(4); at.writeUInt32BE(value); return at; };
const made = {
  icns: () => Buffer.concat([Buffer.from('icns'), big(picture.length + 16), Buffer.from('ic10'), big(picture.length + 8), picture]),
  ico: () => Buffer.concat([number(0, 2), number(1, 2), number(1, 2), Buffer.from([0, 0, 0, 0]), number(1, 2), number(32, 2), number(picture.length, 4), number(22, 4), picture]),
};
writeFileSync(given.out + '/icon.' + given.format, made[given.format]());
`,
  });
  return { path, icons, signed };
}
