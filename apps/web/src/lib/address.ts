import type { FileRoutesByPath } from '@tanstack/react-router'

/** Without optional parameters and without the slash at the end: `/cities/register/{-$id}` is `/cities/register`. */
type Plain<Path extends string> = Path extends `${infer Before}/{-$${string}}${infer After}`
  ? Plain<`${Before}${After}`>
  : Path extends `${infer Before}/`
    ? Before extends ''
      ? '/'
      : Before
    : Path

/** Every address of the route files; `$id` and others stand for what the address names. */
export type Address = Plain<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>

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
export type OpenedAddress = Filled<Address>
