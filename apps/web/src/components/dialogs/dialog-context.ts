import { createContext, use } from 'react'

/** What a confirmed dialog returns (docs/screens.md#dialogs). */
export interface DialogResult {
  textArea: string
  familiar: string[]
  toggle: boolean
  /** What was asked for beside the text, or ""; a day is yyyy-mm-dd. */
  more?: string
}

interface Labels {
  title: string
  confirmLabel?: string
  cancelLabel?: string
  /** Takes the question back: the dialog closes unanswered. */
  signal?: AbortSignal
}

/** `dialog`: a question, with an optional text, and Cancel and Confirm. */
export interface ConfirmRequest extends Labels {
  type?: 'dialog'
  text?: string
  /** What will happen, one line each. */
  consequences?: string[]
  /** Destructive button, 3 s countdown, focus on Cancelar, "Esta ação é irreversível. Deseja continuar?". */
  irreversible?: boolean
  input?: {
    /** `money` is typed as in a money field; its answer is decimal text such as "1284.50", or "". */
    kind: 'textarea' | 'input' | 'money'
    label: string
    required?: boolean
    value?: string
    placeholder?: string
    /** The most characters, where they are fewer than usual. */
    limit?: number
  }
  /** A second answer, below the text, that may be left empty; a day's note says what that means. */
  more?:
    | { kind: 'day'; label: string; note: string }
    | { kind: 'input' | 'money'; label: string; limit?: number }
  /** "Tem familiar?" and the list of names. */
  family?: boolean
  /** "Mais de um resultado encontrado": the chosen value comes back in `textArea`. */
  choices?: { value: string; label: string; note?: string }[]
}

/** `modal`: large, text only. */
export interface ModalRequest extends Labels {
  type: 'modal'
  text: string | string[]
}

/** `img`: an image with a Fechar button. */
export interface ImageRequest extends Labels {
  type: 'img'
  src: string
  alt: string
}

export type DialogRequest = ConfirmRequest | ModalRequest | ImageRequest
export type OpenDialog = (request: DialogRequest) => Promise<DialogResult | null>

export const DialogContext = createContext<OpenDialog | null>(null)

/**
 * `const confirm = useConfirm(); if (await confirm({ title, irreversible: true })) …`
 * Resolves with what was typed, or null when the person gave up.
 */
export function useConfirm(): OpenDialog {
  const open = use(DialogContext)
  if (!open) throw new Error('useConfirm needs DialogProvider above it')
  return open
}

/** What every kind of dialog is given. */
export interface RequestedDialogProps<Request> {
  request: Request
  onClose: (result: DialogResult | null) => void
}
