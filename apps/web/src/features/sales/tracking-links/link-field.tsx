import { Copy } from 'lucide-react'
import { useId } from 'react'
import { trackingLink } from '@intranet/contract/messages/marketing'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { copyLink } from './copy-link.ts'
import { Field } from '@/components/ui/field.tsx'

/** The generated link: read-only; a click on it or on its icon copies it (docs/sales.md#making-a-link). */
export function LinkField({ url }: { url: string | undefined }) {
  const id = useId()
  const copy = () => url && void copyLink(url)
  return (
    <Field className="col-span-full">
      <Label htmlFor={id}>Link</Label>
      <div className="relative">
        <Input
          id={id}
          readOnly
          value={url ?? ''}
          placeholder={`Use "${trackingLink.generate}"`}
          className="!pr-10"
          onClick={(event) => {
            event.currentTarget.select()
            copy()
          }}
        />
        {url && (
          <IconButton
            icon={Copy}
            label={trackingLink.copy}
            size="sm"
            className="!absolute right-1.5 top-1/2 -translate-y-1/2"
            onClick={copy}
          />
        )}
      </div>
    </Field>
  )
}
