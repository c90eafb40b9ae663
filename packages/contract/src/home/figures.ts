/** What the cards of a hub say of the lists behind them. */
import * as z from 'zod'

/** The addresses of the cards on screen. */
export const cardFiguresInput = z.strictObject({ cards: z.array(z.string().max(200)).max(100) })
