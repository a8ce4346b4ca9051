import { parseSync, Visitor } from 'vite';

/** One small mistake in a source file. */
export interface Mistake {
  readonly start: number;
  readonly end: number;
  readonly now: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const otherOperator: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
};
const otherMethod: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  max: 'min',
  min: 'max',
  add: 'delete',
  find: 'findLast',
};

/**
 * Every mistake that this makes of a source: another operator, a condition that is always true or always false, a value
 * off by one, a statement left out, a filter that lets everything through. Types, imports and the words of errors stay.
 */
export function mistakesIn(file: string, source: string): readonly Mistake[] {
  const found: Mistake[] = [];
  const untouched: Span[] = [];
  const replace = ({ start, end }: Span, now: string): void => void found.push({ start, end, now });
  const leave = (node: Span): void => void untouched.push(node);
  const text = ({ start, end }: Span): string => source.slice(start, end);
  const always = (test: Span): void => {
    replace(test, 'true');
    replace(test, 'false');
  };
  new Visitor({
    TSTypeAnnotation: leave,
    TSTypeAliasDeclaration: leave,
    TSInterfaceDeclaration: leave,
    TSTypeParameterInstantiation: leave,
    TSTypeParameterDeclaration: leave,
    ThrowStatement: leave,
    BinaryExpression({ left, right, operator, start, end }) {
      const other = otherOperator[operator];
      if (other !== undefined) replace({ start, end }, `${text(left)} ${other} ${text(right)}`);
    },
    LogicalExpression({ left, right, operator, start, end }) {
      const other = otherOperator[operator];
      replace({ start, end }, other === undefined ? text(left) : `${text(left)} ${other} ${text(right)}`);
    },
    UnaryExpression(node) {
      if (node.operator === '!') replace(node, text(node.argument));
    },
    ConditionalExpression: ({ test }) => always(test),
    IfStatement: ({ test }) => always(test),
    Literal(node) {
      if (typeof node.value === 'boolean') replace(node, String(!node.value));
      if (typeof node.value === 'number') replace(node, String(node.value + 1));
    },
    ExpressionStatement(node) {
      if (node.expression.type !== 'Literal') replace(node, ';');
    },
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return;
      const { object, property } = node.callee;
      const other = otherMethod[property.name];
      if (other !== undefined) replace(property, other);
      if (property.name === 'filter') replace(node, text(object));
    },
  }).visit(parseSync(file, source).program);
  const isUntouched = ({ start, end }: Mistake): boolean =>
    untouched.some((span) => span.start <= start && end <= span.end);
  return found.filter((mistake) => !isUntouched(mistake));
}

export const withMistake = (source: string, { start, end, now }: Mistake): string =>
  source.slice(0, start) + now + source.slice(end);
