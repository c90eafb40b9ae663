import { readRequestError } from '@/lib/request-error.ts'

/** Whether the server asks for the audience's number and a second manager. */
export const needsApproval = (error: unknown): boolean => readRequestError(error).fields.publico !== undefined
