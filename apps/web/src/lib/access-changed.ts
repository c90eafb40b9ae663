import { createSignal } from './signal.ts'

const changed = createSignal<[reported: boolean]>()

/**
 * Called when the server says that the person's roles, providers or session changed (`reported`), or when it may have said
 * so while nobody listened. Returns the way to stop listening.
 */
export const onAccessChanged = changed.listen

export const reportAccessChanged = (reported = true): void => changed.report(reported)
