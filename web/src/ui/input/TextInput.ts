/**
 * antd's text field alone. `Input` of 'antd' also loads its search, password, one-time-code and multi-line fields; use
 * this one for what a list shows at once.
 */
export { default as TextInput, type InputRef } from 'antd/es/input/Input';
