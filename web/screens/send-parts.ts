// What a form needs once it is filled in: one chunk, loaded meanwhile.
export { drawPreview } from '../api/previews.ts'
export { PreviewModal } from '../features/preview/PreviewModal.tsx'
export { beginSubmission } from './begin-submission.ts'
export { renewSubmission } from './renew-submission.ts'
