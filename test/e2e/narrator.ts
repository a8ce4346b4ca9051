import type { FullResult, Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter';

/** Prints a played day in the terminal: one line a step, as it happens. */
export default class Narrator implements Reporter {
  private step = 0;

  onStepEnd(_test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category !== 'test.step' || step.parent?.category === 'test.step') return;
    this.step += 1;
    const seconds = (step.duration / 1000).toFixed(1);
    console.log(`${String(this.step).padStart(3)}  ${step.title} (${seconds} s)${step.error ? '  ✗' : ''}`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const error of result.errors) console.error(`\n${test.title}\n${error.message ?? String(error.value)}`);
  }

  onEnd(result: FullResult): void {
    if (result.status !== 'passed') console.error(`\n${result.status}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
