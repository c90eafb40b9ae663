/** Headers that the browser and the server both name. */

/** Of every answer and refusal: the id by which the log has its request. */
export const REQUEST_ID = 'x-request-id'

/** Of every answer while nothing can be written: the browser says so above the page. */
export const READ_ONLY_HEADER = 'x-somente-leitura'

/** The attendance in which a customer's data is read. */
export const ATTENDANCE_HEADER = 'x-atendimento'

/** The person whose write waited on a device: in the session of another it is refused. */
export const PERSON_HEADER = 'x-pessoa'

/** The key under which a write is done once. */
export const KEY_HEADER = 'idempotency-key'

/** The token by which a guest sends a file. */
export const UPLOAD_HEADER = 'x-envio'
