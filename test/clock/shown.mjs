// What the clock of a process shows, epoch ms: see clock.test.ts.
console.log(Date.now());
