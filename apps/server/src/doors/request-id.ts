/** The id of a request, which every answer and refusal names and every line of the log is found by. */
import { randomUUID } from 'node:crypto'

export const newRequestId = (): string => randomUUID()
