import * as z from 'zod'
import { documentNames } from './list.ts'

/** A solved challenge, as JSON: the proof that who fills a public form in spent some seconds of computing. */
export const solvedProof = z
  .string()
  .min(10)
  .max(4000)
  .register(documentNames, {
    description:
      'O desafio que o `GET …/desafio` do formulário respondeu, resolvido, como texto JSON `{"challenge": …, "solution": …}`. É o da ' +
      'versão 2 de ALTCHA, com PBKDF2: `solveChallenge` da biblioteca `altcha-lib`, com `deriveKey` de `altcha-lib/algorithms/pbkdf2`, responde `solution`. Vale por vinte minutos e uma vez.',
  })
