/** What one check of `greenroom doctor` found. */
export interface Finding {
  name: string;
  status: 'ok' | 'warn' | 'fail';
  message: string;
  /** What to do; on warn and fail. */
  remedy?: string;
}

export const ok = (name: string, message: string): Finding => ({ name, status: 'ok', message });

export const warn = (name: string, message: string, remedy: string): Finding => ({
  name,
  status: 'warn',
  message,
  remedy,
});

export const fail = (name: string, message: string, remedy: string): Finding => ({
  name,
  status: 'fail',
  message,
  remedy,
});
