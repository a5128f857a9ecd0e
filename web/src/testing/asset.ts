/** Stands for a stylesheet, picture or worker that a test imports by the way. */
export default 'asset';
