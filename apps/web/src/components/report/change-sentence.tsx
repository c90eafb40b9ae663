import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { LinkAddress } from '@/lib/address.ts'

/** What changed most, with the way to its rows. */
export function ChangeSentence({ text, link }: { text: string; link?: { to: LinkAddress; label: string } }) {
  return (
    <Card className="mb-4 flex-row flex-wrap items-center justify-between gap-3 p-4" role="status">
      <p className="text-[16px] leading-6">{text}</p>
      {link && (
        <AddressLink to={link.to} className={buttonVariants({ variant: 'outline' })}>
          {link.label}
        </AddressLink>
      )}
    </Card>
  )
}
