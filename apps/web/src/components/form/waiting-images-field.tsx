import { useSession } from '@/lib/session.ts'
import { useWaitingPhoto } from '@/lib/unsent/use-waiting-photo.ts'
import { keepPhoto } from '@/lib/unsent/waiting-photos.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { imageProblem } from './image-types.ts'
import { ImageRow } from './image-row.tsx'
import { Picture } from './picture.tsx'
import { useUpload } from './use-upload.ts'

interface ShownProps {
  id: string
  name: string
  onRemove: () => void
}

/** Its address is this device's; nothing is asked of the server. */
const WaitingPicture = (props: ShownProps) => <Picture {...props} src={useWaitingPhoto(props.id) ?? ''} />

interface WaitingImagesFieldProps<Values extends object> extends FieldProps<Values> {
  max: number
}

/**
 * Several pictures that may wait for a network (docs/unsent.md#photos): encoded again and kept on this device when they
 * are chosen, sent with the form. The value is the list of their ids here.
 */
export function WaitingImagesField<Values extends object = never>({
  max,
  ...props
}: WaitingImagesFieldProps<Values>) {
  const field = useField<string[] | null | undefined, Values>(props)
  const person = useSession()?.usuarioId
  const { problem, sending, send } = useUpload(
    async (file) => ({ id: await keepPhoto(person!, file) }),
    (file) => imageProblem(file),
  )
  const ids = field.value ?? []
  const take = async (chosen: readonly File[]) => {
    if (person === undefined) return
    const made = await send(chosen, max - ids.length)
    field.change((now) => [...(now ?? []), ...made.map(({ id }) => id)])
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <ImageRow
        {...{ label: props.label, max, sending, disabled: props.disabled, ids }}
        camera
        input={field.input}
        Shown={WaitingPicture}
        onChange={field.setValue}
        onChosen={(files) => void take(files)}
      />
    </FieldFrame>
  )
}
