import type { EntityName } from '#shared/entities/index.ts';

/**
 * Counts what the service confirmed, so that a read begun before can be told from one begun after (I17). Never a clock
 * (I21), and never on disk: no pull outlives the window.
 */
export class Acknowledgements {
  private count = 0;
  private readonly latest = new Map<string, number>();

  current(): number {
    return this.count;
  }

  add(entity: EntityName, id: string): void {
    this.count += 1;
    this.latest.set(`${entity}/${id}`, this.count);
  }

  isAfter(begunAt: number, entity: EntityName, id: string): boolean {
    return (this.latest.get(`${entity}/${id}`) ?? 0) > begunAt;
  }
}
