import { configure } from '@testing-library/react'

/** How long a test of a screen waits for what comes: the library's own second is short on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })
