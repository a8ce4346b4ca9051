import { describe, expect, it } from 'vitest';
import { Fields } from '#cache/queries/peopleHooks.ts';
import { ledgerLine } from '#parts/ledger/ledgerLine.ts';
import type { LedgerLine } from '#parts/ledger/ledgerLine.ts';
import { monthsOf } from '#parts/ledger/months.ts';
import { statementOf } from '#parts/ledger/statement.ts';
import { centsOf } from '#shared/entities/cents.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const today = '2026-11-22';
const line = (day: string | null, cents: number, isCredit = false, account = 'a'): LedgerLine => ({
  id: `${account}/${day}/${cents}`,
  day,
  cents,
  isCredit,
  account,
});
const paid = (day: string | null, cents: number, account = 'a'): LedgerLine => line(day, cents, true, account);

describe('R2.11 amounts', () => {
  it('are whole cents of the text, whatever its digits', () => {
    expect(
      ['1250.10', '1250.1', '1250', '0.005', '0.004', '-12.30', '-0.00', '1e3', 'null', null].map(centsOf),
    ).toEqual([125_010, 125_010, 125_000, 1, 0, -1230, 0, null, null, null]);
  });

  it('are a debit or a credit by CreditON alone; a negative amount is the other side', () => {
    const read = (members: string): LedgerLine | null =>
      ledgerLine(
        { id: '1', fields: new Fields(rawJson(`{"Id":1,"AffaireId":7,${members}}`)), mark: null, steps: [] },
        () => 'day',
      );
    expect(read('"Montant":10.5,"CreditON":true,"Date":"2026-11-01T12:00:00+01:00","ClientId":3')).toEqual({
      id: '1',
      day: 'day',
      cents: 1050,
      isCredit: true,
      account: '7/3',
    });
    expect(read('"Montant":10.5,"CreditON":false,"RejetON":true')).toMatchObject({ isCredit: false, day: null });
    expect(read('"Montant":-10.5,"CreditON":false')).toMatchObject({ cents: 1050, isCredit: true, account: '7/' });
    expect(read('"Montant":-10.5,"CreditON":true')).toMatchObject({ cents: 1050, isCredit: false });
    expect(read('"Montant":null')).toBeNull();
  });
});

describe('the statement of some lines on a day', () => {
  it('is empty without lines', () => {
    expect(statementOf([], today)).toEqual({
      debits: 0,
      credits: 0,
      balance: 0,
      due: 0,
      overdue: 0,
      overdueSince: null,
      upcoming: 0,
      advance: 0,
    });
  });

  it('is due from its day on and overdue from the day after; what is dated later is to come', () => {
    const lines = [line('2026-11-21', 100), line(today, 20), line('2026-11-23', 3)];
    expect(statementOf(lines, today)).toMatchObject({
      balance: 123,
      due: 120,
      overdue: 100,
      overdueSince: '2026-11-21',
      upcoming: 3,
    });
  });

  it('credits settle the oldest debits first, and not before their own day', () => {
    const lines = [line('2026-10-01', 100), line('2026-11-01', 100), paid('2026-11-05', 130), paid('2026-12-01', 70)];
    expect(statementOf(lines, today)).toMatchObject({ balance: 0, due: 70, overdue: 70, overdueSince: '2026-11-01' });
    expect(statementOf(lines, '2026-12-01')).toMatchObject({ due: 0, overdue: 0, overdueSince: null });
  });

  it('a client who paid in advance settles nothing of another', () => {
    const lines = [
      paid('2026-11-01', 500, 'b'),
      line('2026-11-01', 100, false, 'a'),
      line('2026-12-01', 900, false, 'b'),
    ];
    expect(statementOf(lines, today)).toMatchObject({
      balance: 500,
      due: 100,
      overdue: 100,
      advance: 500,
      upcoming: 900,
    });
  });

  it('a line without a date is due and never overdue', () => {
    expect(statementOf([line(null, 40)], today)).toMatchObject({ due: 40, overdue: 0, overdueSince: null });
  });
});

describe('the ledger over time', () => {
  it('has every month between the first and the last line, with the balance at its end', () => {
    const lines = [line('2026-11-03', 100), paid('2027-01-10', 60), line('2026-11-30', 1), line(null, 7)];
    expect(monthsOf(lines)).toEqual([
      { month: '2026-11', debits: 101, credits: 0, balance: 101 },
      { month: '2026-12', debits: 0, credits: 0, balance: 101 },
      { month: '2027-01', debits: 0, credits: 60, balance: 41 },
    ]);
    expect(monthsOf([])).toEqual([]);
  });
});
