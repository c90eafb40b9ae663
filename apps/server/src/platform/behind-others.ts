import { constants, setPriority } from 'node:os'

/**
 * Lets the calling worker thread run behind the others of the machine: where both want a processor it gets a tenth.
 * On Linux only, where a thread has a priority of its own; elsewhere it would slow the whole process.
 */
export function runBehindOthers(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
