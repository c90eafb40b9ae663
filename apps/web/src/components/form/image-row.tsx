import type { ComponentType } from 'react'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { imageAccept } from './image-types.ts'
import { Picture } from './picture.tsx'

interface ImageRowProps {
  label: string
  ids: readonly string[]
  max: number
  /** On a phone the camera is offered before what is stored there. */
  camera?: boolean
  sending: boolean
  disabled?: boolean
  input: object
  /** How a picture is shown, where that is not by its file's address. */
  Shown?: ComponentType<{ id: string; name: string; onRemove: () => void }>
  onChange: (ids: string[]) => void
  onChosen: (files: File[]) => void
}

/** The pictures of a field, and the buttons that add some. */
export function ImageRow(props: ImageRowProps) {
  const { label, ids, max, camera, sending, disabled, input, Shown = Picture, onChange, onChosen } = props
  const chooser = { accept: imageAccept, sending, disabled, onChosen }
  return (
    <div className="flex flex-wrap items-center gap-4">
      {ids.map((id, index) => (
        <Shown
          key={id}
          id={id}
          name={`${label} ${index + 1}`}
          onRemove={() => onChange(ids.filter((other) => other !== id))}
        />
      ))}
      {camera && ids.length < max && <FileChooser label="Tirar foto" camera input={{}} {...chooser} />}
      {ids.length < max && <FileChooser label="Adicionar imagens" multiple input={input} {...chooser} />}
    </div>
  )
}
