import type { FileRoutesByPath } from '@tanstack/react-router'

type FullPath = FileRoutesByPath[keyof FileRoutesByPath]['fullPath']

/** Without optional parameters and without the slash at the end: `/cities/register/{-$id}` is `/cities/register`. */
type Plain<Path extends string> = Path extends `${infer Before}/{-$${string}}${infer After}`
  ? Plain<`${Before}${After}`>
  : Path extends `${infer Before}/`
    ? Before extends ''
      ? '/'
      : Before
    : Path

/** With none, one or all of its optional parameters: `/cities/register` and `/cities/register/$id`. */
type Variants<Path extends string> = Path extends `${infer Before}/{-$${infer Name}}${infer After}`
  ? Plain<Path> | Variants<`${Before}/$${Name}${After}`>
  : Plain<Path>

/** Every address of the route files; `$id` and others stand for what the address names. */
export type Address = Plain<FullPath>

type Value<Name extends string> = Name extends 'door'
  ? 'internal' | 'external'
  : Name extends `id${string}`
    ? `${number}`
    : string

type Filled<Path extends string> = Path extends `${infer Before}/$${infer Name}/${infer After}`
  ? `${Before}/${Value<Name>}${Filled<`/${After}`>}`
  : Path extends `${infer Before}/$${infer Name}`
    ? `${Before}/${Value<Name>}`
    : Path

/** An address as somebody opens it: `/sales/internal/leads/overdue/list`, not `/sales/$door/…`. */
export type OpenedAddress = Filled<Variants<FullPath>>

/** Those that name no record: few enough to stand once more in `LinkAddress`, whose size the compiler limits. */
type Static<Path extends string> = Path extends `${infer Before}/$door${infer After}`
  ? Static<`${Before}/${Value<'door'>}${After}`>
  : Path extends `${string}$${string}`
    ? never
    : Path

/**
 * Where a link leads: an address, with what is asked of it. What is asked of one record's address is made by `addressOf`.
 */
export type LinkAddress = OpenedAddress | `${Static<Variants<FullPath>>}?${string}`

/** An address from the server or made of the routes themselves, which the compiler cannot read. */
export const uncheckedAddress = (text: string) => text as LinkAddress

/** An address without what is asked for and without its place on the page. */
export const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? address
