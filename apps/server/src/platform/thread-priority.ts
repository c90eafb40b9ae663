import { constants, setPriority } from 'node:os'

/**
 * Lowers the calling worker thread's priority: if it competes for a processor it gets a tenth of its time.
 * On Linux only, where each thread has its own priority; elsewhere it would slow down the whole process.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
