import type { ReactNode } from 'react'

/** A cell that says something else on the card of a phone, where no head says what it is. */
export const OnCard = ({ table, children }: { table: ReactNode; children: ReactNode }) => (
  <>
    {/* Stronger than the line that a cell with its head is on. */}
    <span className="max-sm:hidden!">{table}</span>
    <span className="sm:hidden">{children}</span>
  </>
)
