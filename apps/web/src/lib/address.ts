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
