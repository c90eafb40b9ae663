import type { AnyRoute, StaticDataRouteOption } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

type Words = Partial<Pick<StaticDataRouteOption, 'title' | 'back' | 'area' | 'action'>>

const screens = new Map<string, StaticDataRouteOption>()
const listeners = new Set<() => void>()
let told = 0

/** Names the routes whose words may come later than they do (`apps/web/route-words.ts`). */
export function awaitWords(routes: readonly AnyRoute[]): void {
  for (const { id, options } of routes) screens.set(id, options.staticData)
}

/** Gives routes, by their id, the words that a build took out of the route table. */
export function tellScreens(words: Readonly<Record<string, Words>>): void {
  for (const [id, own] of Object.entries(words)) Object.assign(screens.get(id) ?? {}, own)
  told++
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Draws again when words have come. */
export function useToldScreens(): void {
  useSyncExternalStore(subscribe, () => told)
}
