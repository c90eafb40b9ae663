import { constants, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'

/**
 * Lowers the calling thread's priority where `ownWorker` made it for the background: if it competes for a processor
 * it gets a tenth of its time. On Linux only, where each thread has its own priority; elsewhere it would slow down the
 * whole process.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux' && workerData?.inBackground)
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
