import { useEffect, useState } from 'react'
import { waitingPhoto } from './waiting-photos.ts'

/** The address of a photo that waits on this device; undefined until it was read, and where it is not here. */
export function useWaitingPhoto(id: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let left = false
    const read = async () => {
      const photo = await waitingPhoto(id)
      if (!photo || left) return
      made = URL.createObjectURL(photo)
      setAddress(made)
    }
    void read()
    return () => {
      left = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [id])
  return address
}
