/**
 * E13: ends with 1 where the environment lacks a part of what this system's packages are signed with, and names it.
 * electron-builder itself would go on without Apple's credentials, and has nothing for Linux.
 */
const needed = {
  linux: ['LINUX_SIGNING_KEY'],
  macos: ['CSC_LINK', 'CSC_KEY_PASSWORD', 'APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
  windows: ['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'],
};

const system = process.argv[2] ?? '';
// Who names a feed of updates also signs it.
const names = needed[system]?.concat(process.env.UPDATE_FEED ? ['UPDATE_SIGNING_KEY'] : []);
const missing = names?.filter((name) => !process.env[name]) ?? [];
if (names === undefined) console.error(`No such system: ${system}. One of ${Object.keys(needed).join(', ')}.`);
else if (missing.length > 0) console.error(`A release is signed, or it does not exist. Not set: ${missing.join(', ')}`);
process.exitCode = names !== undefined && missing.length === 0 ? 0 : 1;
