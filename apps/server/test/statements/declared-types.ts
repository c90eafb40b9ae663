/** The types that the compiler reads: what each `sql<Row>` declares, and what each exported function takes. */
import { join } from 'node:path'
import type { Node, SourceFile, TaggedTemplateExpression } from 'typescript/unstable/ast'
import { isTaggedTemplateExpression, isTemplateExpression } from 'typescript/unstable/ast/is'
import {
  API,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync'

type SimpleShape =
  | 'number'
  | 'string'
  | 'boolean'
  | 'date'
  | 'null'
  | 'undefined'
  | 'unknown'
  | 'database'
  | 'sql'
  | 'actor'

/** A type, as far as statements and their arguments know it. */
export type Shape =
  | { is: SimpleShape }
  | { is: 'literal'; value: string | number | boolean }
  | { is: 'array' | 'set'; of: Shape }
  | { is: 'tuple' | 'map'; of: Shape[] }
  | { is: 'object'; fields: Record<string, Shape> }
  | { is: 'function'; answers: Shape }
  | { is: 'oneOf'; of: Shape[] }

/** A template of a file: its text, with `${}` where values are. */
export interface DeclaredSql {
  text: string
  line: number
  /** What `sql<Row>` declares; undefined where nothing is. */
  row: Shape | undefined
}

export interface DeclaredFile {
  statements: DeclaredSql[]
  /** Exported functions: what each takes. */
  functions: Record<string, Shape[]>
}

const DEEPEST = 7

const UNKNOWN: Shape = { is: 'unknown' }

const SIMPLE: readonly [flags: number, is: SimpleShape][] = [
  [TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'undefined'],
]
const NAMED: readonly [name: RegExp, is: SimpleShape][] = [
  [/^Date$/, 'date'],
  [/^Actor$/, 'actor'],
  [/^Kysely$/, 'database'],
  [/Builder|^Expression/, 'sql'],
]
/** What a caller chooses. */
const OPEN_TYPES = TypeFlags.TypeParameter | TypeFlags.IndexedAccess | TypeFlags.Conditional | TypeFlags.Index

/** Classes and interfaces of packages are too wide to be read; types that are made from ours are not theirs. */
const isOfPackage = ({ flags, declarations }: Symbol) =>
  (flags & (SymbolFlags.Class | SymbolFlags.Interface)) !== 0 &&
  declarations.some(({ path }) => /node_modules|bundled:/.test(path))

class Reader {
  readonly #checker: Checker
  readonly #known = new Map<number, Shape>()
  /** How often a type was too deep to be read whole: such a shape is not kept. */
  #cut = 0

  constructor(checker: Checker) {
    this.#checker = checker
  }

  shapeOf(type: Type | undefined, depth = 0): Shape {
    if (!type) return UNKNOWN
    const cached = this.#known.get(type.id)
    if (cached) return cached
    if (depth > DEEPEST) {
      this.#cut += 1
      return UNKNOWN
    }
    const before = this.#cut
    const shape = this.#read(type, depth)
    if (this.#cut === before) this.#known.set(type.id, shape)
    return shape
  }

  #read(type: Type, depth: number): Shape {
    if (type.isLiteralType() && typeof type.value !== 'bigint') return { is: 'literal', value: type.value }
    if (type.isUnionType()) return { is: 'oneOf', of: this.#all(type.getTypes(), depth) }
    const { flags } = type
    if (flags & OPEN_TYPES) return this.shapeOf(this.#checker.getBaseConstraintOfType(type), depth + 1)
    if (flags & (TypeFlags.Object | TypeFlags.Intersection))
      return this.#generic(type, depth) ?? this.#object(type, depth)
    const simple = SIMPLE.find(([flag]) => flags & flag)
    return simple ? { is: simple[1] } : UNKNOWN
  }

  #all(types: readonly Type[], depth: number): Shape[] {
    return types.map((one) => this.shapeOf(one, depth))
  }

  /** Lists and what else is made of one or two types. */
  #generic(type: Type, depth: number): Shape | undefined {
    if (!type.isTypeReference()) return undefined
    const given = () => this.#all(this.#checker.getTypeArguments(type), depth + 1)
    if (type.isTupleType() || this.#checker.isTupleType(type)) return { is: 'tuple', of: given() }
    if (this.#checker.isArrayType(type)) return { is: 'array', of: given()[0]! }
    const name = type.getSymbol()?.name ?? ''
    if (/^(Readonly)?Set$/.test(name)) return { is: 'set', of: given()[0]! }
    if (/^(Readonly)?Map$/.test(name)) return { is: 'map', of: given() }
    return /Itera(ble|tor)$/.test(name) ? { is: 'array', of: given()[0]! } : undefined
  }

  #object(type: Type, depth: number): Shape {
    const symbol = type.getSymbol()
    const named = NAMED.find(([name]) => name.test(symbol?.name ?? ''))
    if (named) return { is: named[1] }
    if (symbol && isOfPackage(symbol)) return UNKNOWN
    const [called] = this.#checker.getSignaturesOfType(type, SignatureKind.Call)
    if (!called) return { is: 'object', fields: this.#fields(this.#checker.getPropertiesOfType(type), depth) }
    const answers = this.#checker.getReturnTypeOfSignature(called)
    return { is: 'function', answers: this.shapeOf(answers, depth + 1) }
  }

  #fields(properties: readonly Symbol[], depth: number): Record<string, Shape> {
    const types = this.#checker.getTypeOfSymbol(properties)
    return Object.fromEntries(
      properties.map((one, place) => {
        const shape = this.shapeOf(types[place], depth + 1)
        const optional = (one.flags & SymbolFlags.Optional) !== 0
        return [one.name, optional ? { is: 'oneOf', of: [shape, { is: 'undefined' }] } : shape]
      }),
    )
  }
}

const textOf = ({ template }: TaggedTemplateExpression) =>
  isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join('${}')
    : template.text

function* templatesIn(node: Node): Generator<TaggedTemplateExpression> {
  if (isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') yield node
  const inner: Node[] = []
  node.forEachChild((one) => void inner.push(one))
  for (const one of inner) yield* templatesIn(one)
}

/** Reads files of the server by their paths. */
export function readDeclared(files: readonly string[]): Map<string, DeclaredFile> {
  const config = join(import.meta.dirname, 'tsconfig.json')
  const api = new API({ cwd: import.meta.dirname })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!
    const reader = new Reader(project.checker)
    return new Map(
      files.map((file) => [file, declaredIn(project.program.getSourceFile(file)!, project.checker, reader)]),
    )
  } finally {
    api.close()
  }
}

function declaredIn(source: SourceFile, checker: Checker, reader: Reader): DeclaredFile {
  const statements = [...templatesIn(source)].map((node) => ({
    text: textOf(node),
    line: source.text.slice(0, node.getStart()).split('\n').length,
    row: node.typeArguments?.[0] && reader.shapeOf(checker.getTypeFromTypeNode(node.typeArguments[0])),
  }))
  const module = checker.getSymbolAtLocation(source)
  const exported = module
    ? checker.getExportsOfModule(module).filter((one) => one.flags & SymbolFlags.Value)
    : []
  const functions = exported.flatMap((one) => {
    const [called] = checker.getSignaturesOfType(checker.getTypeOfSymbol(one)!, SignatureKind.Call)
    return called
      ? [
          [
            one.name,
            called.getParameters().map((given) => reader.shapeOf(checker.getTypeOfSymbol(given))),
          ] as const,
        ]
      : []
  })
  return { statements, functions: Object.fromEntries(functions) }
}
