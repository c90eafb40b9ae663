/** Which built files an address needs, from the build's manifest: a browser that knows them early asks for all at once. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
export type Manifest = Record<string, Chunk>

/** A screen's file in the manifest: its place under routes, without the ending. */
const SCREEN = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/

interface Screen {
  key: string
  /** The parts of its place as the router nests them: `_app`, `departments`, `list`. */
  parts: string[]
  address: RegExp
  /** Written words come before parameters: of two screens for an address, the one that sorts first opens. */
  order: string
}

/** The parts that stand in the address; layouts and `index` do not, and `list_` is `list` outside of its parent. */
const spoken = (parts: string[]) =>
  parts.filter((part) => !part.startsWith('_') && part !== 'index').map((part) => part.replace(/_$/, ''))

const isOptional = (part: string) => part.startsWith('{-$')
const isParameter = (part: string) => part.startsWith('$')

/** The first part of an address as it is written; empty for the home and where anything may stand. */
const firstWord = ([part = '']: string[]) => (part.includes('$') ? '' : part)

function addressOf(parts: string[]): RegExp {
  const pattern = spoken(parts).map((part) => {
    if (isOptional(part)) return '(?:/[^/]+)?'
    return isParameter(part) ? '/[^/]+' : `/${part}`
  })
  return new RegExp(`^${pattern.join('')}/?$`)
}

const orderOf = (parts: string[]) =>
  spoken(parts)
    .map((part) => (isOptional(part) ? 'c' : isParameter(part) ? 'b' : 'a'))
    .join('')

function screensOf(manifest: Manifest): Screen[] {
  const screens = Object.keys(manifest).flatMap((key) => {
    const parts = SCREEN.exec(key)?.[1]?.split(/[/.]/)
    return parts ? [{ key, parts, address: addressOf(parts), order: orderOf(parts) }] : []
  })
  return screens.sort((one, other) => (one.order < other.order ? -1 : 1))
}

/** The screens that the router draws around one. */
const around = (screens: Screen[], { parts }: Screen) =>
  screens.filter((other) => other.parts.every((part, place) => parts[place] === part))

export interface Files {
  scripts: string[]
  styles: string[]
}

/** The keys of the chunks that a browser must have before the given ones run, those included. */
function needed(manifest: Manifest, keys: string[]): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key) || !manifest[key]) return
    found.add(key)
    manifest[key].imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...found]
}

function filesOf(manifest: Manifest, keys: string[]): Files {
  const chunks = needed(manifest, keys).map((key) => manifest[key]!)
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}

/** What the page of an address is made of. */
export interface Address {
  /** Of the screen and of what is around it; none for an unknown address. */
  files: Files
  /** Whether guests have a smaller page that knows this screen. */
  forGuests: boolean
}

const UNKNOWN: Address = { files: { scripts: [], styles: [] }, forGuests: false }

const GUEST_ENTRY = 'public.html'

/** Finds the files of an address, a path without its query. */
export function routeChunks(manifest: Manifest): (path: string) => Address {
  const screens = screensOf(manifest)
  const open = new Set(needed(manifest, [GUEST_ENTRY]).flatMap((key) => manifest[key]!.dynamicImports ?? []))
  const addressOfScreen = (screen: Screen): Address => {
    const files = filesOf(
      manifest,
      around(screens, screen).map(({ key }) => key),
    )
    return { files, forGuests: open.has(screen.key) }
  }
  const cached = new Map<Screen, Address>()
  const pages = screens.filter(({ parts }) => !parts.at(-1)!.startsWith('_'))
  const byFirst = Map.groupBy(pages, ({ parts }) => firstWord(spoken(parts)))
  const find = (path: string, first: string) => byFirst.get(first)?.find(({ address }) => address.test(path))
  return (path) => {
    const screen = find(path, path.split('/', 2)[1] ?? '') ?? find(path, '')
    if (!screen) return UNKNOWN
    const found = cached.get(screen) ?? addressOfScreen(screen)
    cached.set(screen, found)
    return found
  }
}

/** The manifest of a web build; empty where there is none. */
export function readManifest(root: string): Manifest {
  const file = join(root, '.vite/manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}
