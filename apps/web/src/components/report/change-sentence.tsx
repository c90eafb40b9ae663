import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { cn } from '@/lib/cn.ts'
import type { LinkAddress } from '@/lib/address.ts'

/** What changed most, with the way to its rows. */
export function ChangeSentence({ text, link }: { text: string; link?: { to: LinkAddress; label: string } }) {
  return (
    <Card
      className="mb-4 flex-row items-center justify-between gap-3 p-4 max-sm:mb-3 max-sm:p-3"
      role="status"
    >
      <p className="text-[16px] leading-6 max-sm:text-sm">{text}</p>
      {link && (
        <AddressLink to={link.to} className={cn(buttonVariants({ variant: 'outline' }), 'shrink-0')}>
          {link.label}
        </AddressLink>
      )}
    </Card>
  )
}
