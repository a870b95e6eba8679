import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { profileQuery } from '../../../api/profiles.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { PaperToolsContext, paperToolsQuery } from './paper-tools.ts'
import type { ProfileEditorProps } from './profile-editor-props.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { useProfilesWords } from './profiles-words.ts'

/** The full-screen editor of one sender profile: the form on the left, the paper on the right. */
export function ProfileEditor(props: ProfileEditorProps) {
  const texts = useProfilesWords()
  const title = useId()
  // Not fetched again when the window gets the focus: until a save, typed values are compared with the profile as it was first loaded.
  const { data, error, refetch } = useQuery({ ...profileQuery(props.clientKey, props.profileId), refetchOnWindowFocus: false })
  const { data: tools, error: toolsError, refetch: refetchTools } = useQuery(paperToolsQuery)
  const again = () => void Promise.all([refetch(), refetchTools()])
  return (
    <Modal
      labelledBy={title}
      // After loading, the form sets its own handler, which asks before it discards anything.
      onEscape={data && tools ? undefined : props.onClose}
      className="profile-editor m-0 h-dvh max-h-none w-full max-w-none overflow-clip bg-sheet text-ink"
    >
      {data && tools ? (
        <PaperToolsContext value={tools}>
          <ProfileForm {...props} title={title} seen={data} />
        </PaperToolsContext>
      ) : (
        <div className="px-5 pt-6 md:px-12">
          <h2 id={title} className="text-h2">
            {texts.editor}
          </h2>
          {error || toolsError ? <PageFailed error={error ?? toolsError} onAgain={again} /> : <PageWaiting />}
        </div>
      )}
    </Modal>
  )
}
